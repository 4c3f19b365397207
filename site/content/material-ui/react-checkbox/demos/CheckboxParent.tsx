import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const files = ['Contract.pdf', 'Plan.pdf', 'Photos.zip'];

export default function CheckboxParent() {
  const [chosen, setChosen] = React.useState([files[0]]);
  const all = chosen.length === files.length;

  const toggle = (file: string) =>
    setChosen((old) =>
      old.includes(file) ? old.filter((other) => other !== file) : [...old, file],
    );

  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={chosen.length > 0 && !all}
            onChange={() => setChosen(all ? [] : files)}
          />
        }
        label="All files"
      />
      <Box sx={{ pl: 4 }}>
        <FormGroup>
          {files.map((file) => (
            <FormControlLabel
              key={file}
              control={
                <Checkbox
                  checked={chosen.includes(file)}
                  onChange={() => toggle(file)}
                />
              }
              label={file}
            />
          ))}
        </FormGroup>
      </Box>
    </div>
  );
}
