import Button from '@mui/joy/Button';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';

export default function JoyButtonParts() {
  return (
    <Button
      variant="outlined"
      startDecorator={<ArticleIcon />}
      slotProps={{
        startDecorator: { sx: { position: 'absolute', insetInlineStart: 16 } },
      }}
      sx={{ width: 'min(320px, 100%)' }}
    >
      Read the article
    </Button>
  );
}
