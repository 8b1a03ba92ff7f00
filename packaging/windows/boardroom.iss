; The installer for Windows, made by Inno Setup 6 from the folder that package.py builds:
;     iscc /DVersion=0.1.0 packaging\windows\boardroom.iss
#ifndef Version
  #error Say the version: /DVersion=0.1.0
#endif
[Setup]
AppId={{6B1D6F0E-7C59-4D0B-9B51-6D1B0B7C3F52}
AppName=Boardroom
AppVersion={#Version}
AppPublisher=the Boardroom developers
DefaultDirName={autopf}\Boardroom
DefaultGroupName=Boardroom
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
; One person can install it without rights; saved games lie elsewhere and stay when it is removed.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
OutputDir=..\..\dist
OutputBaseFilename=boardroom-{#Version}-windows-x86_64
UninstallDisplayIcon={app}\boardroom.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[InstallDelete]
; What an older version had and this one has not must not be found.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\package\frozen\boardroom\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Boardroom"; Filename: "{app}\boardroom.exe"

[Run]
Filename: "{app}\boardroom.exe"; Description: "{cm:LaunchProgram,Boardroom}"; Flags: nowait postinstall skipifsilent
