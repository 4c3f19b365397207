import * as React from 'react';

declare const children: React.ReactNode;
