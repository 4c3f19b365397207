import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function IconsFont() {
  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      sx={{
        // In your app, put this into GlobalStyles.
        'i.bi': {
          color: 'var(--Icon-color)',
          margin: 'var(--Icon-margin)',
          fontSize: 'var(--Icon-fontSize, 20px)',
          fontStyle: 'normal',
          lineHeight: 1,
        },
        // Stands for the stylesheet of the icon font.
        'i.bi-plus::before': { content: '"\\FF0B"' },
      }}
    >
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button
          key={size}
          size={size}
          variant="outlined"
          startDecorator={<i className="bi bi-plus" aria-hidden="true" />}
        >
          {`Add, ${size}`}
        </Button>
      ))}
    </Stack>
  );
}
