import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import CardOverflow from '@mui/joy/CardOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Frame = styled('section')({
  position: 'relative',
  padding: 16,
  border: '3px double currentColor',
});
const Band = styled('div')({
  margin: '-16px -16px 12px',
  height: 12,
  backgroundColor: '#4fd1a5',
});
const Column = styled('div')({ columnWidth: 120 });
const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0.15,
  backgroundColor: '#6d5bd0',
});
const Toolbar = styled('div')({ display: 'flex', gap: 8, marginTop: 12 });

export default function JoyCardArticle() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Card component="article" slotProps={{ root: { lang: 'en' } }}>
        <CardCover
          component="figure"
          sx={{ m: 0 }}
          slotProps={{ root: { 'aria-hidden': true } }}
        >
          <Box
            sx={{ background: 'linear-gradient(160deg, #bfe8da, transparent)' }}
          />
        </CardCover>
        <CardOverflow component="header" slotProps={{ root: { title: 'New' } }}>
          <Typography level="title-md">A week on the ridge</Typography>
        </CardOverflow>
        <CardContent component="section" slotProps={{ root: { id: 'joy-ridge' } }}>
          Six huts, 84 kilometers, and one ferry at the end.
        </CardContent>
        <CardActions
          component="footer"
          orientation="vertical"
          sx={{ pt: 0 }}
          slotProps={{ root: { 'aria-label': 'Book' } }}
        >
          <Button aria-label="Book the ridge walk">Book</Button>
          <Button variant="plain">Ask</Button>
        </CardActions>
      </Card>
      <Card slots={{ root: Frame }}>
        <CardCover slots={{ root: Layer }} />
        <CardOverflow slots={{ root: Band }} />
        <CardContent slots={{ root: Column }}>
          The same parts, each with an element and styles of its own.
        </CardContent>
        <CardActions slots={{ root: Toolbar }}>
          <Button size="sm">Share</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
