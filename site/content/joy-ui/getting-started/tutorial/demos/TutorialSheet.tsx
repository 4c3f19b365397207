import Sheet from '@mui/joy/Sheet';

export default function TutorialSheet() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        width: 300,
        maxWidth: '100%',
        p: 3,
        borderRadius: 'md',
        boxShadow: 'sm',
      }}
    >
      Welcome
    </Sheet>
  );
}
