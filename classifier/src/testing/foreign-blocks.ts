/** What offices print beside an offer and is no part of it: `# ` begins a heading, ` | ` parts the cells of a row. */
export const foreignBlocks: string[] = [
  // Sentences on the awards, on their terms and on their givers.
  `To keep the award in later years, finish each spring with a grade point average of 2.8 or better and at least 27 credits.`,
  `A Pell Grant shrinks with the number of credits; at six credits half of it is left. Ask us before you drop a course.`,
  `Half of each award reaches your account in late August and the other half in the second week of January, once classes have been attended.`,
  `Nobody is paid for work-study in advance; wages arrive every other Friday, and the job itself must be found at the fair in September.`,
  `Subsidized borrowing bears no interest before graduation. Interest on unsubsidized borrowing starts on the day of payment, and unpaid interest joins the principal.`,
  `Your parents' wages or your household may have changed since the tax forms were filed. If so, write to us within thirty days, and a counselor will look at your file again.`,
  `This notice takes the place of the one that we mailed in February.`,
  `Por favor, llame a nuestra oficina si prefiere hablar con alguien en español.`,
  // Sentences with figures that nobody is given or billed.
  `Each $10,000 of a Direct PLUS Loan costs a parent about $126 a month over ten years.`,
  `Graduate students may borrow at most $20,500 a year in Direct Unsubsidized Loans.`,
  `National averages for 2024-2025: tuition and fees of $11,950 at public colleges.`,
  `Families that earn under $60,000 pay no tuition under the state promise. Between $60,000 and $100,000 the promise is reduced.`,
  `A balance of $6,000 could be met by $250 a month for ten months and a parent loan of $3,500.`,
  `The median family at our college earns $88,400, and seven of ten receive some help.`,
  `Alumni gave $3.2 million for student aid last year, which reached 640 undergraduates.`,
  `Your Student Aid Index is 6,315, and your household has five members.`,
  `Tax law lets families claim as much as $2,500 for each student under the American Opportunity Tax Credit.`,
  // Notes and small print.
  `The 2027-2028 FAFSA opens on October 1.`,
  `We expect direct costs of about $27,900 in 2027-2028 and of $28,800 in 2028-2029.`,
  `* Awards so marked need the consent of the legislature.`,
  `[1] Paid by the state treasurer. [2] Requires a separate application by April 20.`,
  // Headings over sentences.
  `# Loans\nYou need not take a loan. If you do, sign a note before the first day of class.`,
  `# Special Programs\nHonors students may win research stipends of $500 to $2,000 in their third year.`,
  `# Billing\nCharges are billed in August and January. What you owe after aid is due within thirty days.`,
  `# Study Abroad\nYour federal aid may travel with you. Awards for the trip itself run from $1,000 to $3,000.`,
  `# Student Employment\nCampus jobs pay at least $14.10 an hour. Openings are posted in the third week of August.`,
  `# Grants and Scholarships\nMoney of this kind is never repaid. We renew it as long as you are in good standing.`,
  `# Work on Campus\nEmployers choose among applicants, so nobody is certain of a place. Wages are yours and do not lower the bill.`,
  `# Cost of Attendance\nWe add up what a student of modest habits spends from August to May. Yours may be lower if you share a flat.`,
  `# Special Circumstances\nIllness, divorce or the loss of a job can change what a family is able to pay. Tell us, and add papers that show it.`,
  `# Withdrawing\nIf you leave before sixty percent of a term is over, the government takes back what you have not yet earned.`,
  `# Declined Awards\nWhat you turn down goes to somebody else. A loan can be asked for again until March.`,
  // Lists of what to do.
  `# What Happens Now\n1. Sign in and look at each award.\n2. Take it or turn it down.\n3. Sit through loan counseling if you borrow.\n4. Choose a room and a meal plan.`,
  `# Before You Arrive\n• Mail the last transcript of your high school.\n• Show proof of two measles shots.\n• Send a picture for your card.`,
  // Lists of dates.
  `# Dates to Remember\nMay 1 | Reply to this offer\nJune 12 | Rooms are assigned\nAugust 24 | First day of classes\nNovember 2 | Registration for spring`,
  `Refunds of tuition: until September 4, all; until September 18, one half; afterwards, nothing.`,
  `# Aid Calendar\nFebruary 15: priority date for the FAFSA.\nApril 30: last day for tax papers.\nJuly 9: bills are sent.`,
  // Rows of contacts.
  `# Questions?\nBursar | 555-010-7701 | bursar@school.example\nHousing | 555-010-7702 | housing@school.example`,
  `# Whom to Ask\nFinancial Aid | Elm Hall 12 | 555-0161\nBursar | Elm Hall 30 | 555-0162\nResidence Life | Oak Hall 2 | 555-0163`,
  `Your counselor: Ruth Abernathy, 555-010-7741, r.abernathy@school.example. Walk-in hours are Tuesday and Thursday from 1 to 4.`,
  // Limits, rates and prices of others.
  `# Annual Loan Limits\nFirst year | $5,500\nSecond year | $6,500\nThird year and beyond | $7,500`,
  `# Working on Campus\nPosition | Hourly rate\nLibrary desk | $14.10\nLab aide | $15.25`,
  `# Annual Limits of Direct Loans\nYear in school | Subsidized limit | Total limit\nFirst year | $3,500 | $5,500\nSecond year | $4,500 | $6,500\nThird year and beyond | $5,500 | $7,500`,
  `# Your Borrowing to Date\nDirect Subsidized Loans | $6,500\nDirect Unsubsidized Loans | $4,250\nTotal principal outstanding | $10,750`,
  `# Sample Repayment\nAmount borrowed | Monthly payment | Total repaid\n$12,000 | $136 | $16,280\n$27,000 | $305 | $36,630`,
  // Bills, deposits and plans.
  `# Meal Plans\nUnlimited | $6,120\nTwelve meals a week | $5,480`,
  `# Deposits and Deadlines\nEnrollment deposit | $350 | May 1\nHousing deposit | $200 | May 20`,
  `# Optional Charges (not included in your budget)\nParking permit | $165\nSingle room surcharge | $1,310\nLaundry card | $90`,
  `# Payment Plan Options\nPlan | First payment due | Enrollment fee\n10 months | June 5 | $60\n8 months | August 5 | $70`,
  `# Paying What Is Left\nWe split the balance into parts: one is due on August 1, the other on January 4.`,
  `# Reply\nI enclose my deposit of $350. | Signature\nI decline the offer. | Date`,
  // What was found about the family, the school and other years.
  `# Four-Year Outlook\nYear | Estimated cost | Expected gifts\n2027-2028 | $34,100 | $12,000\n2028-2029 | $35,200 | $12,000`,
  `# Your FAFSA Results\nStudent Aid Index | 6,315\nDependency status | Dependent\nHousehold size | 5`,
  `# Information from Your FAFSA\nParents' adjusted gross income | $71,220\nStudent's income | $2,940\nNumber in college | 2`,
  `# Balance of Earlier Years\nA balance of $412.50 from the spring of 2025 must be paid before you can register.`,
  `# Income Limits of the State Promise\nFamily size | Income limit\n3 | $51,600\n4 | $62,400\n5 | $73,200`,
  `# Last Year's Prices (2024-2025)\nTuition was $16,870 and a double room $6,240 at that time.`,
  // Words explained.
  `# Kinds of Aid Explained\nFederal Pell Grant | for students with great need\nFSEOG | for the neediest, while funds last\nDirect Loan | borrowed from the government`,
  `# Words We Use\nGrant: a gift.\nLoan: a debt.\nNet price: costs less gifts; with costs of $29,000 and gifts of $11,000 it is $18,000.`,
];
