import Box from '@mui/material/Box';

const intents = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const tones = ['light', 'main', 'dark'];

export default function PaletteIntents() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr))',
        gap: 1,
        alignItems: 'center',
        width: '100%',
        maxWidth: 480,
      }}
    >
      {intents.map((intent) => (
        <Box key={intent} sx={{ display: 'contents' }}>
          <Box component="span" sx={{ pr: 1 }}>
            {intent}
          </Box>
          {tones.map((tone) => (
            <Box
              key={tone}
              title={`${intent}.${tone}`}
              sx={{ height: 40, borderRadius: 1, bgcolor: `${intent}.${tone}` }}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
