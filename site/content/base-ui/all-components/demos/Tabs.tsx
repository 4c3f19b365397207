import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Row = styled(TabsList)({
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: 10,
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
});

const Choice = styled(Tab)({
  flex: 1,
  padding: '7px 12px',
  border: 0,
  borderRadius: 7,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: 15,
  [`&.${tabClasses.selected}`]: {
    background: 'color-mix(in srgb, #3b82f6 28%, transparent)',
    fontWeight: 600,
  },
});

const Panel = styled(TabPanel)({ padding: '12px 8px 0', fontSize: 14 });

export default function TabsPicture() {
  return (
    <Tabs defaultValue="stay" style={{ width: 220 }}>
      <Row>
        <Choice id="gallery-tabs-stay" value="stay">
          Stay
        </Choice>
        <Choice id="gallery-tabs-food" value="food">
          Food
        </Choice>
        <Choice id="gallery-tabs-map" value="map">
          Map
        </Choice>
      </Row>
      <Panel id="gallery-tabs-panel" value="stay">
        Two nights by the lake
      </Panel>
    </Tabs>
  );
}
