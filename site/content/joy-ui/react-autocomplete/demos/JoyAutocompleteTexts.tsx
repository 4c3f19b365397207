import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import UnfoldIcon from '@mui/icons-material/UnfoldMore';

const woods = ['Bouleau', 'Chêne', 'Érable', 'Frêne', 'Noyer'];

const Nothing = styled('div')({ padding: 12, fontStyle: 'italic' });
const Area = styled('div')({ maxHeight: 120, overflow: 'auto' });
const Row = styled('div')({ padding: 8, borderBottom: '1px dashed currentColor' });

export default function JoyAutocompleteTexts() {
  return (
    <Stack spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      <FormControl lang="fr">
        <FormLabel>Bois</FormLabel>
        <Autocomplete
          options={woods}
          defaultValue="Chêne"
          openText="Ouvrir"
          closeText="Fermer"
          clearText="Effacer"
          noOptionsText="Aucun résultat"
          popupIcon={<UnfoldIcon />}
          clearIcon={<BackspaceIcon />}
          slots={{ noOptions: Nothing }}
          slotProps={{ listbox: { placement: 'top-start' } }}
          sx={{ '--Input-radius': '99px' }}
        />
      </FormControl>
      <AutocompleteListbox
        component="div"
        role="listbox"
        aria-label="Spices"
        slotProps={{ root: { title: 'Spices' } }}
      >
        <AutocompleteOption
          component="div"
          role="option"
          slotProps={{ root: { title: 'From Iran' } }}
        >
          Saffron
        </AutocompleteOption>
      </AutocompleteListbox>
      <AutocompleteListbox slots={{ root: Area }} role="listbox" aria-label="Teas">
        <AutocompleteOption slots={{ root: Row }} role="option">
          Oolong
        </AutocompleteOption>
      </AutocompleteListbox>
    </Stack>
  );
}
