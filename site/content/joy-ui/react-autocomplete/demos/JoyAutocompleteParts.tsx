import { useAutocomplete } from '@mui/base/useAutocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const spices = ['Anise', 'Cardamom', 'Clove', 'Cumin', 'Saffron', 'Turmeric'];

export default function JoyAutocompleteParts() {
  const {
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    groupedOptions,
  } = useAutocomplete({ id: 'parts-spice', options: spices, open: true });

  return (
    <Box sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel {...getInputLabelProps()} sx={{ mb: 0.75 }}>
        Spice
      </FormLabel>
      <Box {...getRootProps()}>
        <Input slotProps={{ input: { ...getInputProps() } }} />
      </Box>
      <AutocompleteListbox
        {...getListboxProps()}
        size="sm"
        variant="soft"
        color="primary"
        sx={{ mt: 1, minHeight: 40, maxHeight: 240 }}
      >
        {(groupedOptions as string[]).map((spice, index) => (
          <AutocompleteOption
            {...getOptionProps({ option: spice, index })}
            key={spice}
            color="primary"
          >
            {spice}
          </AutocompleteOption>
        ))}
      </AutocompleteListbox>
    </Box>
  );
}
