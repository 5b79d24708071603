/** Raised by one on every breaking change of the private API; a console with a lower one is told to reload (D 27). */
export const apiRevision = 1;
export const apiRevisionHeader = 'Api-Revision';
