import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabScrollButton, {
  type TabScrollButtonProps,
} from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';

const arrows = {
  StartScrollButtonIcon: ChevronLeft,
  EndScrollButtonIcon: ChevronRight,
};

function FlatScrollButton(props: TabScrollButtonProps) {
  const { direction, orientation, disabled, onClick } = props;
  return (
    <TabScrollButton
      direction={direction}
      orientation={orientation}
      disabled={disabled}
      onClick={onClick}
      slots={arrows}
      slotProps={{
        startScrollButtonIcon: { fontSize: 'medium' },
        endScrollButtonIcon: { fontSize: 'medium' },
      }}
      classes={{ disabled: 'end' }}
      sx={{ width: 32, bgcolor: 'action.hover', '&.end': { opacity: 0.3 } }}
    />
  );
}

const look = {
  minHeight: 40,
  '& .line': { height: 4, borderRadius: 2 },
  '& .current': { fontWeight: 700 },
  '& .Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
};

const months = 'January February March April May June July August'.split(' ');

export default function TabsFlat() {
  const [month, setMonth] = React.useState('March');

  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Tabs
        component="section"
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        ScrollButtonComponent={FlatScrollButton}
        value={month}
        onChange={(_event, next) => setMonth(next)}
        aria-label="Month"
        classes={{ indicator: 'line' }}
        sx={look}
      >
        {months.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            disableFocusRipple
            classes={{ selected: 'current' }}
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={month}
        onChange={(_event, next) => setMonth(next)}
        aria-label="The same months"
        slots={{
          StartScrollButtonIcon: ChevronLeft,
          EndScrollButtonIcon: ChevronRight,
        }}
        slotProps={{ endScrollButtonIcon: { color: 'primary' } }}
      >
        {months.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
