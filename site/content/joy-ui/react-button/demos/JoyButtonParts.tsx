import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutline';

const Count = styled('span')({
  paddingInline: 8,
  marginInlineEnd: 8,
  borderRadius: 12,
  backgroundColor: '#0b1d33',
  color: '#ffffff',
});

const Square = styled('a')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: '2px solid currentColor',
  color: 'inherit',
});

export default function JoyButtonParts() {
  return (
    <Stack spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      <Button
        fullWidth
        variant="outlined"
        startDecorator={<ArticleIcon />}
        slotProps={{
          startDecorator: { sx: { position: 'absolute', insetInlineStart: 16 } },
        }}
      >
        Read the article
      </Button>
      <Button variant="soft" startDecorator={12} slots={{ startDecorator: Count }}>
        Messages
      </Button>
      <Stack direction="row" spacing={1}>
        <IconButton
          size="lg"
          component="a"
          href="#slots"
          aria-label="Help about slots"
          slotProps={{ root: { title: 'Help' } }}
          sx={{ borderRadius: '50%' }}
        >
          <HelpIcon />
        </IconButton>
        <IconButton slots={{ root: Square }} aria-label="Read without styles">
          <ArticleIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
