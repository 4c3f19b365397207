import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const articles = ['Apples', 'Apricots', 'Beans', 'Beets', 'Carrots', 'Celery'];

export default function AutocompleteQuick() {
  const [article, setArticle] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <Autocomplete
        id="quick-article"
        options={articles}
        value={article}
        onChange={(_event, next) => setArticle(next)}
        openOnFocus
        autoHighlight
        autoSelect
        fullWidth
        renderInput={(params) => <TextField {...params} label="Article" />}
      />
      <TextField id="quick-crates" label="Crates" defaultValue="1" />
      <Typography role="status" variant="body2">
        {article ? `Taken: ${article}` : 'Type two letters, then press Tab'}
      </Typography>
    </Stack>
  );
}
