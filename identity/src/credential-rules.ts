const minPasswordLength = 10;
const maxPasswordLength = 200;
const maxEmailLength = 254;

export function emailProblem(email: string): string | undefined {
  if (email === '') return 'Enter your email.';
  if (email.length > maxEmailLength || !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email)) {
    return 'Enter an email like name@school.edu.';
  }
}

export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length === 0) return 'Enter a password.';
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  if (length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`;
  if (password.toLowerCase() === email.toLowerCase()) return "Your password can't be your email.";
}
