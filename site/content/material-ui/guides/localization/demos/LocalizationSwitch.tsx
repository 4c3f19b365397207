import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE, enUS, frFR, jaJP } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const locales = { en: enUS, de: deDE, fr: frFR, ja: jaJP };

export default function LocalizationSwitch() {
  const [language, setLanguage] = React.useState<keyof typeof locales>('de');
  const [page, setPage] = React.useState(0);
  const { components } = React.useMemo(
    () => createTheme(locales[language]),
    [language],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: keyof typeof locales | null) =>
          setLanguage(next ?? language)
        }
      >
        {Object.keys(locales).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={{ components }}>
        <div lang={language}>
          <Autocomplete
            id="localization-port"
            options={[]}
            renderInput={(params) => <TextField {...params} label="Port" />}
          />
          <Alert onClose={() => {}} sx={{ my: 2 }}>
            48
          </Alert>
          <TablePagination
            component="div"
            count={48}
            page={page}
            onPageChange={(_event, next) => setPage(next)}
            rowsPerPage={10}
            rowsPerPageOptions={[10]}
          />
        </div>
      </ThemeProvider>
    </Stack>
  );
}
