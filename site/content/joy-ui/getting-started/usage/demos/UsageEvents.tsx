import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Select from '@mui/joy/Select';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function UsageEvents() {
  const [last, setLast] = React.useState('nothing yet');
  const [size, setSize] = React.useState('medium');
  const [hasNuts, setHasNuts] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 340, maxWidth: '100%' }}>
      <Tabs defaultValue="bread" onChange={(event, tab) => setLast(`tab ${tab}`)}>
        <TabList aria-label="What to order">
          <Tab value="bread">Bread</Tab>
          <Tab value="cake">Cake</Tab>
        </TabList>
      </Tabs>
      <RadioGroup
        aria-label="Size"
        orientation="horizontal"
        value={size}
        onChange={(event) => setSize(event.target.value)}
      >
        <Radio value="small" label="Small" />
        <Radio value="medium" label="Medium" />
      </RadioGroup>
      <Select
        aria-label="Flour"
        name="flour"
        defaultValue="rye"
        onListboxOpenChange={(isOpen) =>
          setLast(isOpen ? 'list open' : 'list closed')
        }
        getSerializedValue={(option) => (option ? `flour-${option.value}` : '')}
        renderValue={(option) => `${option?.label} flour`}
      >
        <Option value="rye">Rye</Option>
        <Option value="wheat">Wheat</Option>
      </Select>
      <Slider
        aria-label="Weight"
        defaultValue={2}
        max={4}
        marks
        scale={(step) => step * 250}
        getAriaValueText={(grams) => `${grams} grams`}
        onChangeCommitted={(event, step) =>
          setLast(`weight ${Number(step) * 250} g`)
        }
      />
      <div>
        <Chip onClick={() => setLast('seeds')}>Seeds</Chip>{' '}
        {hasNuts && (
          <Chip
            endDecorator={
              <ChipDelete aria-label="No nuts" onDelete={() => setHasNuts(false)} />
            }
          >
            Nuts
          </Chip>
        )}
      </div>
      <Accordion
        onChange={(event, isOpen) => setLast(isOpen ? 'note open' : 'note closed')}
      >
        <AccordionSummary>Allergens</AccordionSummary>
        <AccordionDetails>Gluten, sesame</AccordionDetails>
      </Accordion>
      <Tooltip
        title="A loaf has 500 grams"
        onOpen={() => setLast('tooltip open')}
        onClose={() => setLast('tooltip closed')}
      >
        <Typography level="body-sm" tabIndex={0}>
          {size}, last: {last}
        </Typography>
      </Tooltip>
    </Stack>
  );
}
