import { Tab } from '@mui/base/Tab';
import * as React from 'react';

declare const App: React.ElementType;
