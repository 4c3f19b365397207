import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function OverviewTabs() {
  return (
    <Tabs defaultValue="morning">
      <TabsList className="hours-bar" aria-label="Time of day">
        <Tab className="hours-tab" value="morning">
          Morning
        </Tab>
        <Tab className="hours-tab" value="noon">
          Noon
        </Tab>
        <Tab className="hours-tab" value="night">
          Night
        </Tab>
      </TabsList>
      <TabPanel className="hours-panel" value="morning">
        Bakeries and the post office are open.
      </TabPanel>
      <TabPanel className="hours-panel" value="noon">
        Everything is open.
      </TabPanel>
      <TabPanel className="hours-panel" value="night">
        The station and one bar are open.
      </TabPanel>
    </Tabs>
  );
}
