// Spec §9, "Sign-in session handling".
export const popupTimeoutSeconds = 60;
export const tokenTimeoutSeconds = 60;
export const httpTimeoutSeconds = 10;
export const tokenRetries = 3;
export const sessionSeconds = 24 * 60 * 60;
export const leewaySeconds = 60;
