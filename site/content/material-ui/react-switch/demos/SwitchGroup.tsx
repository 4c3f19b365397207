import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const channels = ['Email', 'Telephone', 'Letter'];

export default function SwitchGroup() {
  const [on, setOn] = React.useState(['Email']);

  const change = (event: React.ChangeEvent<HTMLInputElement>, checked: boolean) => {
    const { name } = event.target;
    setOn((old) => (checked ? [...old, name] : old.filter((item) => item !== name)));
  };

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Tell me about news by</FormLabel>
      <FormGroup>
        {channels.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch name={name} checked={on.includes(name)} onChange={change} />
            }
            label={name}
          />
        ))}
      </FormGroup>
      <FormHelperText>
        {on.length > 0 ? 'At most once a month' : 'You will hear nothing from us'}
      </FormHelperText>
    </FormControl>
  );
}
