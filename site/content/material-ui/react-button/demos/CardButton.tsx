import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CardButton() {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ButtonBase
        focusRipple
        sx={{ display: 'block', p: 2, width: 260, textAlign: 'start' }}
      >
        <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
          Team plan
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          Up to ten people, shared projects
        </Typography>
      </ButtonBase>
    </Paper>
  );
}
