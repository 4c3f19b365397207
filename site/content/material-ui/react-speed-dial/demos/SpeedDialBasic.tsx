import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CreateNewFolder from '@mui/icons-material/CreateNewFolder';
import NoteAdd from '@mui/icons-material/NoteAdd';
import Upload from '@mui/icons-material/Upload';

export default function SpeedDialBasic() {
  return (
    <Box sx={{ height: 260, display: 'flex', alignItems: 'flex-end' }}>
      <SpeedDial ariaLabel="New" icon={<SpeedDialIcon />}>
        <SpeedDialAction icon={<NoteAdd />} tooltipTitle="File" />
        <SpeedDialAction icon={<CreateNewFolder />} tooltipTitle="Folder" />
        <SpeedDialAction icon={<Upload />} tooltipTitle="Upload" />
      </SpeedDial>
    </Box>
  );
}
