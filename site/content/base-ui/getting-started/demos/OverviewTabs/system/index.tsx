import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Bar = styled(TabsList)({ display: 'flex', gap: 4, marginBottom: 12 });

const Pick = styled(Tab)({
  padding: '8px 14px',
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: '500 15px/20px system-ui, sans-serif',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid #6ea8ff' },
  [`&.${tabClasses.selected}`]: { backgroundColor: '#0b57d0', color: '#f8fafc' },
});

const Panel = styled(TabPanel)({ font: '400 15px/24px system-ui, sans-serif' });

export default function OverviewTabs() {
  return (
    <Tabs defaultValue="morning">
      <Bar aria-label="Time of day">
        <Pick value="morning">Morning</Pick>
        <Pick value="noon">Noon</Pick>
        <Pick value="night">Night</Pick>
      </Bar>
      <Panel value="morning">Bakeries and the post office are open.</Panel>
      <Panel value="noon">Everything is open.</Panel>
      <Panel value="night">The station and one bar are open.</Panel>
    </Tabs>
  );
}
