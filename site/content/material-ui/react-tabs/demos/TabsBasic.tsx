import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { id: 'plan', label: 'Plan', text: 'Five beds, two of them in the shade.' },
  { id: 'plants', label: 'Plants', text: 'Beans, chard and a lot of dill.' },
  { id: 'diary', label: 'Diary', text: '17 May: the beans are up.' },
];

export default function TabsBasic() {
  const [view, setView] = React.useState('plan');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={view} onChange={(_, value) => setView(value)} aria-label="Garden">
        {views.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`tabs-${id}`}
            aria-controls={`tabs-${id}-panel`}
          />
        ))}
      </Tabs>
      {views.map(({ id, text }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`tabs-${id}-panel`}
          aria-labelledby={`tabs-${id}`}
          hidden={view !== id}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
