import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      {sizes.map((size) => (
        <Fab key={size} size={size} color="primary" aria-label={`Add, ${size}`}>
          <Add />
        </Fab>
      ))}
      {sizes.map((size) => (
        <Fab key={`${size} text`} size={size} variant="extended" color="primary">
          {size}
        </Fab>
      ))}
    </Stack>
  );
}
