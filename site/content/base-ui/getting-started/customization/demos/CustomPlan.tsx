import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Section = prepareForSlot('section');
const Nav = prepareForSlot('nav');
const Fieldset = prepareForSlot('fieldset');
const Strong = prepareForSlot('strong');
const Small = prepareForSlot('small');
const Paragraph = prepareForSlot('p');
const Label = prepareForSlot('label');

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  width: 320,
  maxWidth: '100%',
  font: '400 15px/22px system-ui, sans-serif',
  '& fieldset': { display: 'grid', gap: 8, margin: 0, padding: 12 },
  '& nav': { display: 'flex', gap: 8 },
  '& input, & button': { font: 'inherit' },
  '& .Mui-selected': { fontWeight: 700 },
  '& .plan-switch': { position: 'relative', display: 'flex', gap: 8 },
  '& .plan-switch input': { position: 'absolute', inset: 0, opacity: 0 },
  '& .plan-switch:focus-within': { outline: '3px solid #6ea8ff' },
  '& .plan-slider': { position: 'relative', display: 'block', height: 24 },
  '& .plan-slider input': { margin: 0 },
  '& .plan-rail': {
    position: 'absolute',
    top: 10,
    width: '100%',
    height: 4,
    background: '#94a3b8',
  },
  '& .plan-thumb': {
    position: 'absolute',
    top: 4,
    width: 16,
    height: 16,
    marginInlineStart: -8,
    borderRadius: 8,
    background: '#0b57d0',
  },
});

const gigabytes = (step: number) => 2 ** step;

export default function CustomPlan() {
  const [users, setUsers] = React.useState<number | undefined>(3);
  const [name, setName] = React.useState('Bakery');
  const [last, setLast] = React.useState('Nothing yet');

  return (
    <Panel>
      <Tabs
        defaultValue="plan"
        onChange={(event, tab) => setLast(`Tab ${tab}`)}
        slots={{ root: Section }}
        slotProps={{ root: { 'aria-label': 'Plan' } }}
      >
        <TabsList
          slots={{ root: Nav }}
          slotProps={{
            root: { role: 'tablist', 'aria-label': 'Parts of the plan' },
          }}
        >
          <Tab value="plan" slotProps={{ root: { title: 'Users and space' } }}>
            Plan
          </Tab>
          <Tab value="team" slots={{ root: 'button' }}>
            Team
          </Tab>
        </TabsList>
        <TabPanel
          value="plan"
          slots={{ root: Section }}
          slotProps={{ root: { style: { paddingBlockStart: 12 } } }}
        >
          <FormControl
            slots={{ root: Fieldset }}
            slotProps={{ root: { 'aria-label': 'Users and space' } }}
          >
            <Badge
              badgeContent={users}
              slots={{ root: Strong, badge: Small }}
              slotProps={{ badge: { style: { paddingInlineStart: 8 } } }}
            >
              Users
            </Badge>
            <NumberInput
              id="plan-users"
              min={1}
              max={20}
              value={users}
              onChange={(event, value) => setUsers(value ?? undefined)}
              onInputChange={(event) => setLast(`Typed ${event.target.value}`)}
              slots={{ root: Paragraph }}
              slotProps={{
                input: { 'aria-label': 'Users', role: 'spinbutton', size: 4 },
                incrementButton: { children: '+', 'aria-label': 'More' },
                decrementButton: { children: '−', 'aria-label': 'Fewer' },
              }}
            />
            <Slider
              className="plan-slider"
              defaultValue={[2, 5]}
              min={0}
              max={8}
              scale={gigabytes}
              getAriaLabel={(index) => (index === 0 ? 'Included' : 'Most')}
              getAriaValueText={(value) => `${value} gigabytes`}
              onChangeCommitted={(event, value) => setLast(`Space ${String(value)}`)}
              slotProps={{
                rail: { className: 'plan-rail' },
                thumb: { className: 'plan-thumb' },
              }}
            />
          </FormControl>
        </TabPanel>
        <TabPanel value="team">
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ input: { 'aria-label': 'Name of the team' } }}
          />
          <Select
            defaultValue="en"
            slotProps={{ root: { 'aria-label': 'Language' } }}
          >
            <Option value="en" slotProps={{ root: { lang: 'en' } }}>
              English
            </Option>
            <Option value="de" slotProps={{ root: { lang: 'de' } }}>
              Deutsch
            </Option>
          </Select>
        </TabPanel>
      </Tabs>
      <Switch
        slots={{ root: Label, thumb: Strong }}
        slotProps={{
          root: { className: 'plan-switch' },
          thumb: ({ checked }) => ({ children: checked ? 'On' : 'Off' }),
          input: { 'aria-label': 'Yearly payment' },
        }}
      />
      <output>{last}</output>
    </Panel>
  );
}
