import { renderToString } from 'react-dom/server';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim } from 'vitrine/claims';

claim(
  'Pressing the field of the mobile variant opens a dialog.',
  'ConceptVariants.tsx',
  {
    drive: (user, demo) => user.click(demo.all('textbox')[1]),
    read: (demo) => demo.all('dialog').length,
    holds: 1,
    contrary: 0,
  },
);

claim('The desktop variant opens by its button.', 'ConceptVariants.tsx', {
  drive: (user) =>
    user.click('button', 'Choose date, selected date is May 17, 2024'),
  read: (demo) => [demo.has('dialog'), demo.has('gridcell', '17')],
  holds: [true, true],
  contrary: [false, false],
});

claim('A server renders the desktop variant.', 'ConceptVariants.tsx', {
  read: () => {
    const page = (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Arrival" />
      </LocalizationProvider>
    );
    const markup = renderToString(page);
    return [markup.includes('<button'), /readonly/i.test(markup)];
  },
  holds: [true, false],
  contrary: [false, true],
});
