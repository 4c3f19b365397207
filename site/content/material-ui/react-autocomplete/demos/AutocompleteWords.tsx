import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Backspace from '@mui/icons-material/Backspace';
import UnfoldMore from '@mui/icons-material/UnfoldMore';

const towns = ['Braga', 'Faro', 'Coimbra', 'Lagos', 'Porto'];

export default function AutocompleteWords() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Autocomplete
        id="words-town"
        lang="pt"
        options={towns}
        defaultValue="Porto"
        openText="Mostrar cidades"
        closeText="Esconder cidades"
        clearText="Remover cidade"
        noOptionsText="Nenhuma cidade"
        renderInput={(params) => <TextField {...params} label="Cidade" />}
      />
      <Autocomplete
        id="words-free"
        options={towns}
        freeSolo
        forcePopupIcon
        popupIcon={<UnfoldMore />}
        clearIcon={<Backspace fontSize="small" />}
        renderInput={(params) => <TextField {...params} label="Town or village" />}
      />
      <Autocomplete
        id="words-loading"
        options={[] as string[]}
        loading
        loadingText="Looking for streets…"
        renderInput={(params) => <TextField {...params} label="Street" />}
      />
    </Stack>
  );
}
