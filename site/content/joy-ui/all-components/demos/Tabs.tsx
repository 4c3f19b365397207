import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsPicture() {
  return (
    <Tabs defaultValue="stay" sx={{ width: 210, borderRadius: 'sm' }}>
      <TabList>
        <Tab id="gallery-tabs-stay" value="stay">
          Stay
        </Tab>
        <Tab id="gallery-tabs-food" value="food">
          Food
        </Tab>
        <Tab id="gallery-tabs-map" value="map">
          Map
        </Tab>
      </TabList>
      <TabPanel id="gallery-tabs-panel" value="stay">
        Two nights by the lake
      </TabPanel>
    </Tabs>
  );
}
