import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchPending() {
  const [on, setOn] = React.useState(false);
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 1500);
    return () => clearTimeout(timer);
  }, [saving, on]);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={on}
            onChange={(event, checked) => {
              setOn(checked);
              setSaving(true);
            }}
          />
        }
        label="Share my location"
      />
      <Typography variant="body2" role="status">
        {saving ? 'Saving…' : `Your location is ${on ? 'shared' : 'private'}.`}
      </Typography>
    </div>
  );
}
