import { Tab, type TabOwnerState } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const tab = {
  root: ({ selected }: TabOwnerState) => ({
    className: [
      'cursor-pointer rounded-lg border-0 px-3.5 py-2 text-[15px] font-medium leading-5',
      'outline-none focus-visible:ring-[3px] focus-visible:ring-blue-400',
      selected ? 'bg-blue-700 text-slate-50' : 'bg-transparent text-inherit',
    ].join(' '),
  }),
};

export default function OverviewTabs() {
  return (
    <Tabs defaultValue="morning">
      <TabsList className="mb-3 flex gap-1" aria-label="Time of day">
        <Tab slotProps={tab} value="morning">
          Morning
        </Tab>
        <Tab slotProps={tab} value="noon">
          Noon
        </Tab>
        <Tab slotProps={tab} value="night">
          Night
        </Tab>
      </TabsList>
      <TabPanel className="text-[15px] leading-6" value="morning">
        Bakeries and the post office are open.
      </TabPanel>
      <TabPanel className="text-[15px] leading-6" value="noon">
        Everything is open.
      </TabPanel>
      <TabPanel className="text-[15px] leading-6" value="night">
        The station and one bar are open.
      </TabPanel>
    </Tabs>
  );
}
