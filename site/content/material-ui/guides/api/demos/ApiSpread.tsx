import Button from '@mui/material/Button';

export default function ApiSpread() {
  return (
    <Button
      variant="outlined"
      title="Ctrl+S"
      data-action="save"
      className="save"
      sx={{ px: 4 }}
    >
      Save
    </Button>
  );
}
