import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const tides = [
  { day: 'Friday', high: '6:12', low: '12:30' },
  { day: 'Saturday', high: '6:58', low: '13:17' },
  { day: 'Sunday', high: '7:45', low: '14:05' },
];

// What an editor wrote: plain elements without classes.
function Article() {
  return (
    <article>
      <h3>Tides of the weekend</h3>
      <p>
        The <strong>spring tide</strong> comes on Sunday. Leave the small pier{' '}
        <em>before noon</em>.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">High</th>
            <th scope="col">Low</th>
          </tr>
        </thead>
        <tbody>
          {tides.map(({ day, high, low }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{high}</td>
              <td>{low}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <blockquote>A boat on a short line is a boat under water.</blockquote>
    </article>
  );
}

const prose = {
  '&.article': { bgcolor: 'transparent' },
  '& h3': { typography: 'h5', m: 0 },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    p: 1,
    textAlign: 'start',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& blockquote': {
    m: 0,
    mt: 2,
    paddingInlineStart: 2,
    borderInlineStart: 4,
    borderColor: 'primary.main',
    fontStyle: 'italic',
  },
};

export default function BaselineArticle() {
  const [styled, setStyled] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        label="ScopedCssBaseline"
        control={<Switch checked={styled} onChange={() => setStyled(!styled)} />}
      />
      <Paper variant="outlined" sx={{ p: 2 }}>
        {styled ? (
          <ScopedCssBaseline
            component="section"
            aria-label="News"
            classes={{ root: 'article' }}
            sx={prose}
          >
            <Article />
          </ScopedCssBaseline>
        ) : (
          <Article />
        )}
      </Paper>
    </Stack>
  );
}
