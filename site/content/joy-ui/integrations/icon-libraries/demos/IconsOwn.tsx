import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

function Plus() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="currentColor"
      style={{
        color: 'var(--Icon-color)',
        margin: 'var(--Icon-margin)',
        fontSize: 'var(--Icon-fontSize, 20px)',
        width: '1em',
        height: '1em',
      }}
    >
      <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
    </svg>
  );
}

export default function IconsOwn() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size} startDecorator={<Plus />}>
          {`Add, ${size}`}
        </Button>
      ))}
    </Stack>
  );
}
