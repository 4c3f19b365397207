import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './HomeTabs.css';

const panels = { Levels: 'Rising', Notes: 'Two', Files: 'mill-weir.json' };

export default function HomeTabs() {
  return (
    <Tabs className="home-tabs" defaultValue="Levels">
      <TabsList className="home-tabs-list" aria-label="Station">
        {Object.keys(panels).map((name) => (
          <Tab key={name} className="home-tab" value={name}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {Object.entries(panels).map(([name, text]) => (
        <TabPanel key={name} className="home-tab-panel" value={name}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
