import StepContent from '@mui/material/StepContent';
import * as React from 'react';

declare const AddressForm: React.ElementType;
declare const styles: Record<string, string>;
