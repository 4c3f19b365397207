import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function ModalPicture() {
  return (
    <Box
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        width: 230,
        height: 128,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'action.disabledBackground',
      }}
    >
      <Skeleton animation={false} />
      <Skeleton animation={false} />
      <Skeleton animation={false} />
      <Skeleton animation={false} width="70%" />
      <Paper
        elevation={12}
        sx={{
          position: 'absolute',
          top: '50%',
          left: '50%',
          width: 160,
          p: 1.5,
          transform: 'translate(-50%, -50%)',
        }}
      >
        <Typography variant="subtitle2" component="div">
          Shared with you
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Three new files
        </Typography>
      </Paper>
    </Box>
  );
}
