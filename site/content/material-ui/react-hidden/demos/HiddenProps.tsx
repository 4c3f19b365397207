import Hidden from '@mui/material/Hidden';
import Stack from '@mui/material/Stack';
import Paper from '@mui/material/Paper';

const paper = (text: string) => <Paper sx={{ p: 1 }}>{text}</Paper>;

export default function HiddenProps() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1} sx={{ p: 2 }}>
      <Hidden xsDown>{paper('Not xsDown')}</Hidden>
      <Hidden smDown>{paper('Not smDown')}</Hidden>
      <Hidden mdDown>{paper('Not mdDown')}</Hidden>
      <Hidden lgDown>{paper('Not lgDown')}</Hidden>
      <Hidden xlDown>{paper('Not xlDown')}</Hidden>
      <Hidden xsUp>{paper('Never')}</Hidden>
      <Hidden smUp>{paper('Not smUp')}</Hidden>
      <Hidden mdUp implementation="css">
        {paper('Not mdUp')}
      </Hidden>
      <Hidden lgUp implementation="css">
        {paper('Not lgUp')}
      </Hidden>
      <Hidden xlUp implementation="css">
        {paper('Not xlUp')}
      </Hidden>
      <Hidden only={['sm', 'lg']} initialWidth="md">
        {paper('Not sm, not lg')}
      </Hidden>
    </Stack>
  );
}
