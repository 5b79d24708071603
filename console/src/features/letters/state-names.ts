const names =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';

/** Two-letter codes of where schools are, as choices. */
export const stateOptions = names.split(' ').map((value) => ({ value, label: value }));
