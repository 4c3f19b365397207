import { SailProvider } from '@acme/sail';

export default { key: 'sail', Provider: SailProvider };
