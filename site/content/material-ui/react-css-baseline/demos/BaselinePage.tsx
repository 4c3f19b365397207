import * as React from 'react';
import CssBaseline from '@mui/material/CssBaseline';

export default function BaselinePage() {
  const [on, setOn] = React.useState(false);

  return (
    <React.Fragment>
      {on && <CssBaseline />}
      <label>
        <input type="checkbox" checked={on} onChange={() => setOn(!on)} />{' '}
        CssBaseline
      </label>
      <h1>Plain elements</h1>
      <p>
        Text with <b>bold</b> words, in the font and color of the page.
      </p>
    </React.Fragment>
  );
}
