import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type Settings = {
  digest: string;
  mentions: boolean;
  invoices: boolean;
  zone: string;
};

const initialSettings: Settings = {
  digest: 'weekly',
  mentions: true,
  invoices: false,
  zone: 'America/Chicago',
};

const zones = ['America/Chicago', 'America/New_York', 'Europe/Lisbon', 'Asia/Tokyo'];

const switches = [
  { name: 'mentions', label: 'When somebody mentions me' },
  { name: 'invoices', label: 'When an invoice is due' },
] as const;

export default function SettingsUndo() {
  const [settings, setSettings] = React.useState(initialSettings);
  const [before, setBefore] = React.useState<Settings | null>(null);
  const [message, setMessage] = React.useState('');

  // Each change is saved at once, and can be taken back.
  const change = (changed: Partial<Settings>, text: string) => {
    setBefore(settings);
    setSettings({ ...settings, ...changed });
    setMessage(text);
  };
  const undo = () => {
    if (before) setSettings(before);
    setBefore(null);
    setMessage('Change undone');
  };

  return (
    <Paper variant="outlined" sx={{ width: 1, maxWidth: 440, p: 3 }}>
      <Stack spacing={3}>
        <Typography variant="h6" component="h3">
          Notification settings
        </Typography>
        <TextField
          select
          id="settings-digest"
          label="Email summary"
          value={settings.digest}
          onChange={(event) =>
            change({ digest: event.target.value }, 'Email summary saved')
          }
        >
          <MenuItem value="daily">Every day</MenuItem>
          <MenuItem value="weekly">Every Monday</MenuItem>
          <MenuItem value="never">Never</MenuItem>
        </TextField>
        <FormControl component="fieldset" variant="standard">
          <FormLabel component="legend">Send an email right away</FormLabel>
          <FormGroup>
            {switches.map(({ name, label }) => (
              <FormControlLabel
                key={name}
                label={label}
                control={
                  <Switch
                    checked={settings[name]}
                    onChange={(event) =>
                      change({ [name]: event.target.checked }, `“${label}” saved`)
                    }
                  />
                }
              />
            ))}
          </FormGroup>
          <FormHelperText>Security alerts are always sent.</FormHelperText>
        </FormControl>
        <TextField
          select
          id="settings-zone"
          label="Time zone"
          value={settings.zone}
          onChange={(event) =>
            change({ zone: event.target.value }, 'Time zone saved')
          }
        >
          {zones.map((zone) => (
            <MenuItem key={zone} value={zone}>
              {zone.replace('_', ' ')}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Snackbar
        open={message !== ''}
        autoHideDuration={8000}
        onClose={(event, reason) => reason !== 'clickaway' && setMessage('')}
        message={message}
        action={
          before && (
            <Button size="small" color="inherit" onClick={undo}>
              Undo
            </Button>
          )
        }
      />
    </Paper>
  );
}
