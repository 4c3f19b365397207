import Container from '@mui/system/Container';

export default function SizeContainer() {
  return (
    <Container
      maxWidth="xs"
      classes={{ root: 'letter' }}
      sx={{ '&.letter': { borderInline: '4px solid', paddingBlock: 1 } }}
    >
      The house is empty in October. Bring wood, and come by the upper road: the
      lower one is under water.
    </Container>
  );
}
