import DeleteIcon from '@mui/icons-material/Delete';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large', 'inherit'] as const;

export default function IconSizes() {
  return (
    <Stack direction="row" spacing={3} alignItems="flex-end">
      {sizes.map((size) => (
        <Typography key={size} sx={{ fontSize: 18 }}>
          <DeleteIcon fontSize={size} color="primary" /> {size}
        </Typography>
      ))}
    </Stack>
  );
}
