// Components of Material UI that can't be shown alone, each within what it needs: see “specimens” in docs/authoring.md.
import TabContext from '@mui/lab/TabContext';
import type LabTabList from '@mui/lab/TabList';
import type LabTabPanel from '@mui/lab/TabPanel';
import type MuiAutocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export const Autocomplete = (Subject: typeof MuiAutocomplete) => (
  <Subject
    options={['One']}
    renderInput={(params) => <TextField {...params} label="Number" />}
  />
);

export const TabList = (Subject: typeof LabTabList) => (
  <TabContext value="1">
    <Subject />
  </TabContext>
);

export const TabPanel = (Subject: typeof LabTabPanel) => (
  <TabContext value="1">
    <Subject value="1">One</Subject>
  </TabContext>
);
