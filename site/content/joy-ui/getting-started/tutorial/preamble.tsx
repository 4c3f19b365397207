import * as React from 'react';
