import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Delete from '@mui/icons-material/Delete';
import Place from '@mui/icons-material/Place';
import Verified from '@mui/icons-material/Verified';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function NamedIcons() {
  return (
    <Stack
      direction="row"
      spacing={3}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      <Typography component="span">
        <Place fontSize="inherit" /> Bergen
      </Typography>
      <IconButton aria-label="Delete the trip">
        <Delete />
      </IconButton>
      <Verified color="primary" titleAccess="Verified account" />
      <span>
        <Icon color="warning">bolt</Icon>
        <span style={visuallyHidden}>Fast charging</span>
      </span>
    </Stack>
  );
}
