import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

/** Prompts as people first type them: one or two sentences. A line of `expected` stands in the text as it is. */
const LETTERS: readonly (readonly [prompt: string, expected: string])[] = [
  [
    'Write a thank you note to my grandmother for the knitted sweater she sent me for my birthday',
    'Dear Grandmother,\n\nThank you for the knitted sweater you sent me for my birthday.',
  ],
  [
    'Write a thank you note to my colleagues for the flowers',
    'Dear colleagues,\n\nThank you for the flowers.',
  ],
  [
    "Apologize by email to Rosa Jimenez for missing yesterday's call, my flight landed two hours late.",
    "Hello Rosa,\n\nI apologise for missing yesterday's call. My flight landed two hours late.",
  ],
  [
    'Email to Ben, I forgot to send the slides yesterday, they are attached now.',
    'Hello Ben,\n\nI forgot to send the slides yesterday. They are attached now.',
  ],
  [
    'Resignation to my manager Olivia Grant. My last day is 31 January.',
    'Hello Olivia,\n\nI am writing to give notice of my resignation. My last day is 31 January.',
  ],
  [
    'email to HR - handing in notice. My last day is 30 June.',
    'I am writing to give notice of my resignation. My last day is 30 June.',
  ],
  [
    'I need to resign from my job as a barista at Bean There.',
    'I am resigning from my job as a barista at Bean There.',
  ],
  [
    'Remind the parents of class 4b about the swimming lesson on Monday.',
    'Dear parents,\n\nThis is a reminder about the swimming lesson on Monday.',
  ],
  [
    'Reject the offer of Duran Print politely. Their price is too high.',
    'Hello Duran Print,\n\nUnfortunately, I have to decline the offer. Their price is too high.',
  ],
  [
    'Tell Marco to bring the drill on Friday and that the key is under the mat.',
    'Please bring the drill on Friday. The key is under the mat.',
  ],
  [
    'Ask HR how many vacation days I have left and if I can carry over 4 days to next year',
    'Subject: How many vacation days I have left\n',
  ],
  [
    "Decline Jonas Weber's quote for the wall, we have gone with another firm, but thank him for coming out twice",
    'Hello Jonas,\n\nUnfortunately, we have to decline your quote for the wall. We have gone with another firm. Thank you for coming out twice.',
  ],
  [
    'Apologise to all customers: the website was down on Sunday.',
    'Dear customers,\n\nPlease accept my apologies. The website was down on Sunday.',
  ],
  [
    'Complain to Northline Rail: the 17:12 was cancelled.',
    'Hello Northline Rail,\n\nThe 17:12 was cancelled.',
  ],
  [
    'Follow up with Hassan Qureshi about the proposal I sent on February 3 for the renovation',
    'I am following up on the proposal that I sent on February 3 for the renovation.',
  ],
  [
    'Short, friendly email inviting the neighbours to our barbecue on Sunday.',
    'You are invited to our barbecue on Sunday.',
  ],
  [
    'Reminder email to Greg Palmer: signed contract due Thursday, he can scan it',
    'The signed contract is due on Thursday.',
  ],
  [
    'decline invitation from Philip Osei to join the board of the rowing club',
    'Hello Philip,\n\nUnfortunately, I have to decline the invitation to join the board of the rowing club.',
  ],
  [
    'Thank you card to our neighbours for looking after our cat while we were in Spain',
    'Thank you for looking after our cat while we were in Spain.',
  ],
  [
    'Write a thank-you email to Mr Brown for the interview on Tuesday.',
    'Thank you for the interview on Tuesday.',
  ],
  [
    'We ordered 40 folding chairs from EventPro on the 2nd. 34 arrived. Write them an email, we need the rest by Friday.',
    'Subject: 40 folding chairs on the 2nd\n\nHello EventPro,',
  ],
  [
    'Because the samples only get here on the 14th, I need to move the fitting with Hannah Price to the 15th. Write her an email.',
    'Subject: Request to move the fitting to the 15th',
  ],
  [
    "I'm the chair of the school PTA. We need about 25 cakes for the summer fair. Write an email to parents.",
    'Subject: We need about 25 cakes for the summer fair',
  ],
  [
    'Could you draft an email to Elena Rossi and Mark Dunn? We planned the site visit for March 3rd.',
    'Subject: Site visit for March 3rd\n\nHello Elena and Mark,',
  ],
  [
    'Email to Year 4 parents about the trip to the museum: coach leaves 8:45 sharp, back around 3:30, packed lunch no nuts, £11 by 30 May',
    'Here are the details:\n\n• Coach leaves 8:45 sharp\n• Back around 3:30\n• Packed lunch no nuts\n• £11 by 30 May',
  ],
  [
    "Let Martin know that our call on Tuesday has to move to Thursday 4pm as the audit report isn't finished.",
    'Subject: Our call on Tuesday has to move to Thursday 4pm\n',
  ],
  [
    "I need an email to Tom that asks to move Friday's lunch to Monday.",
    "Hello Tom,\n\nI would like to move Friday's lunch to Monday.",
  ],
  [
    'Please draft a message to Mr. Lee: can we meet Wednesday instead? Reason: the numbers from Bolt Ltd come on Tuesday night.',
    'Can we meet Wednesday instead? The reason is that the numbers from Bolt Ltd come on Tuesday night.',
  ],
  [
    "email Jane Porter. Tuesday's 3pm meeting needs to move to Thursday.",
    "Hello Jane,\n\nTuesday's 3pm meeting needs to move to Thursday.",
  ],
  [
    'Thank you note to my boss Elena for letting me leave early every Thursday',
    'Thank you for letting me leave early every Thursday.',
  ],
  [
    'Tell my landlord, Mr. Hughes, that the boiler has stopped working and ask him when he can send someone.',
    'The boiler has stopped working. Please let me know when you can send someone.',
  ],
  [
    'Tell Mr Roth the bank agreed to lend us the money.',
    'Dear Mr Roth,\n\nThe bank agreed to lend us the money.',
  ],
  ['Tell Anna that Kate will be late because she missed her train.', 'because she missed her train.'],
  ['Tell our customers that our driver hurt his back.', 'Our driver hurt his back.'],
  [
    'We ordered 20 mugs from Clayworks. They arrived broken. Write to them.',
    'Hello Clayworks,\n\nWe ordered 20 mugs from you. They arrived broken.',
  ],
  [
    "Email Peter that I can't come on Monday. Actually, I can come on Tuesday",
    "I can't come on Monday. Actually, I can come on Tuesday.",
  ],
  [
    "Write an email to Coach Ramirez asking if Leo's Saturday 9am swim lesson can be on Sunday instead.",
    "Please let me know whether Leo's Saturday 9am swim lesson can be on Sunday instead.",
  ],
  [
    'Ask Nadia by email for the keys to the shed.',
    'Hello Nadia,\n\nI am writing to ask for the keys to the shed.',
  ],
  [
    "need an email to piano teacher Ms Kowalski. Mia can't come Tuesday at 5.",
    "Dear Ms Kowalski,\n\nMia can't come",
  ],
  [
    'From October I am raising my rate to 52. How would I put that in an email to Ines?',
    'Hello Ines,\n\nFrom October I am raising my rate to 52.',
  ],
  [
    "I'm a nurse on Ward 6. I'd like to tell my ward manager, Angela, that I can't do nights any more.",
    "Hello Angela,\n\nI'm a nurse on Ward 6. I can't do nights any more.",
  ],
  [
    'My daughter has a dentist appointment on Thursday. Email Helen Brandt and ask whether our catch-up can be moved to Friday.',
    'Hello Helen,\n\nMy daughter has a dentist appointment on Thursday. Please let me know whether our catch-up can be moved to Friday.',
  ],
  [
    'Draft an email to Anita Rossi requesting that we bring our lunch meeting forward to Wednesday.',
    'I would like to bring our lunch meeting forward to Wednesday.',
  ],
  [
    'Write an email to all staff telling them the office will be closed on Friday and that urgent requests should go to Dana.',
    'The office will be closed on Friday. Urgent requests should go to Dana.',
  ],
  [
    'Email my landlord, Mr. Jensen. Ask whether the plumber can come on Saturday instead of Friday.',
    'Subject: Can the plumber come on Saturday instead of Friday?\n\nDear Mr. Jensen,',
  ],
  [
    "The results arrive on Thursday, so please email Kevin O'Brien and ask him to postpone our review to Friday.",
    'The results arrive on Thursday. Please postpone our review to Friday.',
  ],
  [
    'Please draft an email for Daniel Ortiz: could we bring our Thursday interview forward to Tuesday?',
    'Hello Daniel,\n\nCould we bring our Thursday interview forward to Tuesday?',
  ],
  [
    "Tell Aisha Khan that I can't make our Tuesday session and ask whether Thursday would work.",
    "I can't make our Tuesday session. Please let me know whether Thursday would work.",
  ],
  ['Write a birthday card for my friend Leo', 'Dear Leo,\n\nHappy birthday!'],
  [
    'Write an email to my professor, Dr. Smith, asking for an extension on my essay because I have been ill.',
    'Dear Dr. Smith,\n\nI am writing to ask for an extension on my essay because I have been ill.',
  ],
  [
    'Write an email to my boss, Karen Miller, to ask for next Friday off.',
    'Hello Karen,\n\nI am writing to ask for',
  ],
  [
    'Write an email to a client apologizing for the late delivery of order 4471 and offering a 10% discount on the next order.',
    'I apologise for the late delivery of order 4471. I would like to offer you a 10% discount on the next order.',
  ],
  [
    'Email to Acme Supplies confirming our order of 40 chairs and asking when they will arrive.',
    'This is to confirm our order of 40 chairs. Please let me know when they will arrive.',
  ],
  [
    'Write a complaint letter to FastNet about my internet, which has been down since 3 March. I called 4 times.',
    'I am writing to complain about my internet, which has been down since 3 March. I called 4 times.',
  ],
  [
    'Write a cancellation email for my gym membership, member number 4432',
    'I am writing to cancel my gym membership.',
  ],
  [
    'I need a thank-you note to my neighbour Joan, who watered my plants while I was in Portugal.',
    'Thank you for watering my plants while I was in Portugal.',
  ],
  [
    'Please write a letter to my bank asking them to close my account, number 4021-77, and transfer the balance to my new account.',
    'Please close my account number 4021-77 and transfer the balance to my new account.',
  ],
  [
    'Write a complaint letter to Zento about a blender, model ZB-200, that I bought on 3 January.',
    'I am writing to complain about a blender model ZB-200 that I bought on 3 January.',
  ],
  [
    'Tell my landlord, Mr. Hughes, that the boiler has stopped working and that we have had no hot water since Sunday.',
    'Dear Mr. Hughes,\n\nThe boiler has stopped working. We have had no hot water since Sunday.',
  ],
  [
    "My tenant Rhys is 12 days behind with July's rent. Please write him an email asking what's going on and offering to split it over two months if he's having trouble.",
    "Hello Rhys,\n\nYou are 12 days behind with July's rent. Please let me know what's going on. I would like to split it over two months if you're having trouble.",
  ],
  [
    'My accountant, Denise, asked for the receipts by the 10th and I will be a week late. Can you write her a short apology?',
    'Hello Denise,\n\nPlease accept my apologies. You asked for the receipts by the 10th and I will be a week late.',
  ],
  [
    'A customer, Mr. Boateng, wants a refund because he changed his mind on the colour. We are happy to give him 25% off a second pair. Please write the email.',
    'Dear Mr. Boateng,\n\nYou want a refund because you changed your mind on the colour. We are happy to give you 25% off a second pair.',
  ],
  [
    'My son Theo has been off school since Monday. I want to let his teacher, Mrs. Lindqvist, know and ask whether he can get his maths worksheets.',
    'Dear Mrs. Lindqvist,\n\nMy son Theo has been off school since Monday. Please let me know whether he can get his maths worksheets.',
  ],
  [
    "Our rehearsal room is being painted. I have to let the members know that we'll meet in the library hall. Warm tone, sign it Gwen.",
    "Dear members,\n\nOur rehearsal room is being painted. We'll meet in the library hall.\n\nBest wishes\nGwen",
  ],
  [
    'My one-to-one with James Whitfield is on Thursday at 9am. I want it on Friday instead. Email him about it, keep it friendly.',
    'Hi James,\n\nMy one-to-one with you is on Thursday at 9am. I want it on Friday instead.',
  ],
  [
    'Write an email to my brother-in-law Stefan, asking for the hedge trimmer back that he borrowed in May.',
    'Hello Stefan,\n\nI am writing to ask for the hedge trimmer back that you borrowed in May.',
  ],
  [
    'i need to tell david okafor that our monday budget review has to move to wednesday',
    'Hello David,\n\nOur Monday budget review has to move to Wednesday.',
  ],
  [
    'A polite email requesting that Dr. Priya Raman postpone our Friday call until the following Monday.',
    'Dear Dr. Raman,\n\nPlease postpone our Friday call until the following Monday.',
  ],
  [
    'Please write a letter to the parking authority contesting ticket 8840-17 from 4 January. I had a valid permit. Matter-of-fact, and ask for cancellation of the fine.',
    'I am writing to contest ticket 8840-17 from 4 January. I had a valid permit. I would also like to ask for cancellation of the fine.',
  ],
  [
    'Email to all tenants: water will be shut off on 6 November. Apologise for the inconvenience, and no legal language.',
    'Water will be shut off on 6 November. I apologise for the inconvenience.',
  ],
  [
    "A customer writes that her grinder, bought in January, makes a loud noise and she's upset. It's under warranty. Reply that we'll send a label today.",
    "You write that your grinder, bought in January, makes a loud noise and you're upset. It's under warranty. We'll send a label today.",
  ],
  [
    'We hit 94% satisfaction in March. I want to send the team an email to thank them, and say that lunch is on me on Friday.',
    'Hello team,\n\nWe hit 94% satisfaction in March. Thank you very much. Lunch is on me on Friday.',
  ],
  [
    "I've got a meeting with Dmitri Volkov on Monday and I'd like to move it to Friday. Could you help me with an email?",
    "Hello Dmitri,\n\nI've got a meeting with you on Monday and I'd like to move it to Friday.",
  ],
  [
    'My meeting with Tomás Herrera needs to be on Thursday instead. Write him an email and apologise for the short notice.',
    'Hello Tomás,\n\nMy meeting with you needs to be on Thursday instead. I apologise for the short notice.',
  ],
  [
    'Write Sarah Chen a quick note: can we do Thursday instead of Tuesday?',
    'Hello Sarah,\n\nCan we do Thursday instead of Tuesday?',
  ],
  [
    'Please write an email to Sarah Chen to ask whether our meeting on Tuesday at 3 p.m. could be moved, as we are only getting the figures on Wednesday.',
    'whether our meeting on Tuesday at 3 p.m. could be moved as we are only getting the figures on Wednesday.',
  ],
  [
    'Please draft an email to my dentist cancelling my appointment on Monday because I will be away.',
    'I am writing to cancel my appointment on Monday because I will be away.',
  ],
  [
    'Could you put together an email to Fatima, proposing that we share the cost of the service this winter?',
    'We would suggest that we share the cost of the service this winter.',
  ],
  [
    'We interviewed Marcus Oyelaran and went with someone else. Write him an email, tell him he came a close second.',
    'Hello Marcus,\n\nWe interviewed Marcus Oyelaran and went with someone else. You came a close second.',
  ],
  [
    'Write an email to Anna. She should come at 9.15, bring her passport, and ask for Tomasz.',
    'You should come at 9.15, bring your passport, and ask for Tomasz.',
  ],
  [
    'Write a short note for the staff kitchen asking people to wash their own mugs and to clear the fridge every Friday.',
    'Dear staff,\n\nPlease wash your own mugs and clear the fridge every Friday.',
  ],
  [
    'Compose an email to Lucy at Bright Events to book the hall for our party on 12 December.',
    'I would like to book the hall for our party on 12 December.',
  ],
  [
    'I have been paying for two memberships since May. Can you write an email to FitHaus about this?',
    'Hello FitHaus,\n\nI have been paying for two memberships since May.',
  ],
  [
    'I am leaving on 28 February. Can you write my goodbye email to colleagues, with an invitation for drinks at the Lamplighter that Friday?',
    'I am leaving on 28 February. You are invited to drinks at the Lamplighter that Friday.',
  ],
  [
    'Email Dorset Timber to cancel order 4471 because the boards have not arrived.',
    'I am writing to cancel order 4471 because the boards have not arrived.',
  ],
  [
    'Email Jonas that the keys are under the flowerpot, and he should water the basil every other day.',
    'Hello Jonas,\n\nThe keys are under the flowerpot, and you should water the basil every other day.',
  ],
  [
    'Write an email to Harriet asking if she would be a reference for me. They may call her next week.',
    'They may call you next week.',
  ],
  [
    'Could you ask Greta to send the photos because the printer needs them?',
    'because the printer needs them.',
  ],
  [
    'Please write a complaint to Northern Rail in which I explain that my train was cancelled, that I was late, and that I want a refund of £38.40.',
    'My train was cancelled. I was late. I want a refund of £38.40.',
  ],
  [
    'Tell my students that the exam is postponed, that it takes 2 hours and that calculators are not allowed.',
    'The exam is postponed. It takes 2 hours. Calculators are not allowed.',
  ],
  [
    'Can you write a reminder to Mr. Olsen that invoice 2045 was due on 1 June and is still unpaid?',
    'Invoice 2045 was due on 1 June and is still unpaid.',
  ],
  [
    'Write an email to Mike and Jenny confirming that we will meet them at the airport at 6.',
    'Hello Mike and Jenny,\n\nWe will meet you at the airport at 6.',
  ],
  [
    'Write an email to accept the offer from Pinecrest Labs.',
    'I am happy to accept the offer from Pinecrest Labs.',
  ],
  [
    'Write an email to Sarah to thank her for the flowers and to invite her to dinner on Friday.',
    'Thank you for the flowers. You are invited to dinner on Friday.',
  ],
  [
    'Apologise to Priya for missing her birthday. I got stuck at work. Offer to take her out for lunch next week.',
    'I would like to take you out for lunch next week.',
  ],
  [
    'I want to decline a job offer from Brightwave Media. Say that I have accepted another position.',
    'Unfortunately, I have to decline a job offer from Brightwave Media. I have accepted another position.',
  ],
  [
    'Invite Hannah and her husband to dinner at 7. Ask her whether they eat fish and tell her not to bring anything.',
    'You are invited to dinner at 7. Please let me know whether you eat fish. Please do not bring anything.',
  ],
  [
    'Write a wedding invitation for Anna and Tom, 14 June 2025, 3 pm, reception at the Old Mill',
    'Hello,\n\nYou are invited to the wedding of Anna and Tom.',
  ],
  [
    "I have a review with Mr. Okafor on Thursday at 2pm but the sales numbers won't be in until Friday. Please write to him and ask whether next Monday would work instead.",
    "Dear Mr. Okafor,\n\nI have a review with you on Thursday at 2pm but the sales numbers won't be in until Friday.",
  ],
  [
    'We ordered 40 folding chairs from EventPro on the 2nd. 34 arrived. Please write to them, we need the rest before our summer fete on the 29th.',
    'Hello EventPro,\n\nWe ordered 40 folding chairs from you on the 2nd.',
  ],
  [
    'I had a call with Jan de Boer from Zuiderzee Shipping this morning. Write him an email saying that we accept 1,950 euros per container.',
    'Hello Jan de Boer,\n\nI had a call with you this morning. We accept 1,950 euros per container.',
  ],
  [
    'We ordered 40 chairs from Berlin on the 2nd. Please write to them, we need the rest by Friday.',
    'We ordered 40 chairs from Berlin on the 2nd.',
  ],
  [
    'A guest called Ms. Oduya found a hair in her soup. Write an email apologising and inviting her to dinner on the house.',
    'Dear Ms. Oduya,\n\nYou found a hair in your soup. Please accept my apologies.',
  ],
  [
    'Mrs. Keller from flat 12 plays the piano until midnight. Could you write her a friendly email asking for quiet after 10?',
    'Dear Mrs. Keller,\n\nYou play the piano until midnight.',
  ],
  [
    "Please write an email to my son's teacher, Mrs. Novak. Oscar was diagnosed with a mild peanut allergy last week, he has an antihistamine in his bag.",
    'Dear Mrs. Novak,\n\nOscar was diagnosed with a mild peanut allergy last week. He has an antihistamine in his bag.',
  ],
  [
    "Write an email to my wife's dentist, Dr. Sato. She has a cracked tooth and needs an appointment this week.",
    'Dear Dr. Sato,\n\nMy wife has a cracked tooth and needs an appointment this week.',
  ],
  [
    'Our neighbours Ines and Paul looked after the cat for ten days. Write a thank-you card to go with a box of chocolates.',
    'Dear Ines and Paul,\n\nThank you very much. You looked after the cat for ten days.',
  ],
  [
    'Could you draft an email to Elena Rossi and Mark Dunn? We planned the site visit for March 3rd.',
    'Hello Elena and Mark,',
  ],
  [
    'write to Rachel from accounts: can we do the invoice check on Thursday instead of tomorrow?',
    'Can we do the invoice check on Thursday instead of tomorrow?\n\nBest regards',
  ],
  [
    "The lab report from Corbin & Sons won't be here before Thursday, so my meeting with Dr. Anita Rao makes no sense. Write her an email asking for Friday morning instead.",
    "The lab report from Corbin & Sons won't be here before Thursday, so my meeting with you makes no sense.",
  ],
  [
    'My landlord, Mr. Petrov, promised in January to fix the damp patch. Write him a polite email asking for someone to come by the 20th.',
    'Dear Mr. Petrov,\n\nYou promised in January to fix the damp patch. I am writing to ask for someone to come by the 20th.',
  ],
  [
    'A customer called Mr. Doyle got a cake with the wrong name on it. Write an email saying sorry and offering a full refund plus a free dozen cupcakes',
    'You got a cake with the wrong name on it. Please accept my apologies. I would like to offer you a full refund plus a free dozen cupcakes.',
  ],
  [
    'Can you write an email to our accountant, Gerald Finch, moving the quarterly meeting from the 8th to the 11th of July?',
    'Hello Gerald,\n\nI would like to move the quarterly meeting from the 8th to the 11th of July.',
  ],
  [
    'Email: to Carlos Mendes, move Thursday lunch to next Tuesday, 12:30, reason is that the auditors are staying one day longer',
    'I would like to move Thursday lunch to next Tuesday at 12:30 because the auditors are staying one day longer.',
  ],
  [
    'Can you write an email to the caretaker, Mr. Hobbs, reporting a broken window on the third floor?',
    'Dear Mr. Hobbs,\n\nI am writing to report a broken window on the third floor.',
  ],
  [
    'A client, Peter Nowak, says invoice 3391 lists 12 hours but we agreed on 9. Write him an email admitting the mistake and promising a corrected invoice by Monday.',
    'Hello Peter,\n\nYou say invoice 3391 lists 12 hours but we agreed on 9. We admit the mistake. We promise you a corrected invoice by Monday.',
  ],
  [
    'Write an email to Ms. Ito asking her to send the slides and thanking her for the talk on Tuesday.',
    'Please send the slides. Thank you for the talk on Tuesday.',
  ],
  [
    "The lift supplier wants to change the motor. I need to reply to Stefan Maurer that we don't accept the change, and that the delivery date of week 34 stays.",
    "We don't accept the change. The delivery date of week 34 stays.",
  ],
  [
    'welcome email for a new colleague, Amira Haddad, starts Monday 3rd, 9.30 at the front desk, ask for Colin, bring passport and bank details',
    'Hello Amira,\n\nWelcome! You start Monday 3rd, 9.30 at the front desk. Ask for Colin. Bring passport and bank details.',
  ],
  [
    "Need to let my boss know I'm pregnant, due mid November. Her name is Karen, we get on well. Short email asking for a chat.",
    "Hello Karen,\n\nI'm pregnant, due mid November. We get on well. I am writing to ask for a chat.",
  ],
  [
    "I missed my best friend's exhibition opening because I mixed up the dates. Her name is Tamsin and she'd worked on those prints for a year. Help me write an apology note, I'd like to take her out to dinner on Sunday.",
    "Hello Tamsin,\n\nPlease accept my apologies. I missed your exhibition opening because I mixed up the dates. You'd worked on those prints for a year. I'd like to take you out to dinner on Sunday.",
  ],
  [
    'We had our wedding dinner at the Old Mill on 12 June. Please write a thank-you email to the chef, Antoine.',
    'Hello Antoine,\n\nThank you very much. We had our wedding dinner at the Old Mill on 12 June.',
  ],
  [
    'Write a email to the parents of class 3b, asking them to send old newspapers by Friday for the papier-mâché week',
    'Dear parents,\n\nPlease send old newspapers by Friday for the papier-mâché week.',
  ],
  [
    'I lent my drill to our neighbour, Mr. Sikora, in March and I need it on Saturday. Write him a friendly email.',
    'Dear Mr. Sikora,\n\nI lent my drill to you in March and I need it on Saturday.',
  ],
  [
    'My son Ben got a detention on Friday. Mrs. Carver was on duty. Write her a calm email asking for a talk this week.',
    'Dear Mrs. Carver,\n\nMy son Ben got a detention on Friday. You were on duty. I am writing to ask for a talk this week.',
  ],
  [
    'I was supposed to send Mr. Brandt the offer by Monday but our system was down. Write him an apology, he gets it tomorrow at noon.',
    'I was supposed to send you the offer by Monday but our system was down. You get it tomorrow at noon.',
  ],
  [
    "I can't make my shift on Sunday because my car broke down. Let my manager Jo know, Lisa can cover for me.",
    "Hello Jo,\n\nI can't make my shift on Sunday because my car broke down. Lisa can cover for me.",
  ],
  [
    "Hi! Could you help me reply to a customer? She asked whether the blue vase is still available. It is, but only one is left and it has a tiny chip, so we'd give her 10% off.",
    "You asked whether the blue vase is still available. It is, but only one is left and it has a tiny chip, so we'd give you 10% off.",
  ],
  [
    "The meeting minutes from 5 May say that I agreed to do the budget. I didn't. Write to Claire and ask her to correct them.",
    "Hello Claire,\n\nThe meeting minutes from 5 May say that I agreed to do the budget. I didn't. Please correct them.",
  ],
  [
    'Our trainer Mila is leaving the club after nine years. I need a farewell card from all of us, she taught half the town to swim.',
    'Dear Mila,\n\nWe wish you all the best for the future. You are leaving the club after nine years. You taught half the town to swim.',
  ],
  [
    "The neighbours' dog barks every morning at 6. Their names are Pat and Jim. I'd like a polite note to them.",
    "Hello Pat and Jim,\n\nThe neighbours' dog barks every morning at 6.",
  ],
  [
    "My sister's wedding is on 5 May. Her name is Eva. Write a letter to my boss asking for a day off.",
    "My sister's wedding is on 5 May. I am writing to ask for a day off.",
  ],
  [
    "Our landlord wants to raise the rent by 12%. His name is Mr. Roth. Our neighbour's rent stays the same. Write him an email saying that we don't agree.",
    "Dear Mr. Roth,\n\nYou want to raise the rent by 12%. Our neighbour's rent stays the same. We don't agree.",
  ],
  [
    "My mother's doctor, Dr. Haas, changed her pills and she feels dizzy. Write to him and ask whether the dose is right.",
    "Dear Dr. Haas,\n\nYou changed my mother's pills and she feels dizzy.",
  ],
  [
    'We ordered the cake from Tortenhaus and the flowers from Blumen Heinz. Write to them that the party moves to 5.',
    'Hello,\n\nWe ordered the cake from Tortenhaus and the flowers from Blumen Heinz.',
  ],
  [
    'Our neighbour Karl Meissner died on Tuesday. Write a condolence card to his wife Ruth.',
    'Dear Ruth,\n\nPlease accept my condolences. Our neighbour Karl Meissner died on Tuesday.',
  ],
  [
    'Ask Tom to ask for Maria at the front desk when he arrives on Monday',
    'Hello Tom,\n\nPlease ask for Maria at the front desk when you arrive on Monday.',
  ],
  [
    'Email to Julia: move the boxes from the hall to the cellar before Friday, the fire inspector comes at 10',
    'Hello Julia,\n\nMove the boxes from the hall to the cellar before Friday',
  ],
  [
    "Write an email saying no to Daniel's offer and thanking him for his time",
    "Unfortunately, I have to decline Daniel's offer. Thank you for your time.",
  ],
  [
    "Tell Carla Mendes I can't join the panel on Friday, because I'm at a fair in Turin, but my colleague could. Email please.",
    "I can't join the panel on Friday because I'm at a fair in Turin, but my colleague could.",
  ],
  [
    'I have to postpone my check-up with Dr. Haddad from March 3 to any day in April, because I broke my foot. Please write the email.',
    'Dear Dr. Haddad,\n\nI have to postpone my check-up with you from March 3 to any day in April because I broke my foot.',
  ],
  [
    'Email to Tom Hale: could we do Friday instead of Thursday, as I fly to Oslo on Thursday morning',
    'Could we do Friday instead of Thursday as I fly to Oslo on Thursday morning?',
  ],
  [
    'Write an email introducing our new trainer Paul Stein to the members. He starts on 3 May.',
    'Subject: Introducing our new trainer Paul Stein\n\nDear members,\n\nI would like to introduce our new trainer Paul Stein.',
  ],
  [
    'Apologise to Mrs Lund by email: her order of six lamps went out with two broken ones.',
    'Please accept my apologies. Your order of six lamps went out with two broken ones.',
  ],
  [
    'Email Nadia to confirm lunch on the 9th at 12:30, Café Sole, table for four under my name. She asked about parking: there is a garage on Elm Street.',
    'Subject: Confirmation: lunch on the 9th at 12:30\n\nHello Nadia,\n\nThis is to confirm lunch on the 9th at 12:30, Café Sole, table for four under my name.',
  ],
  [
    'Email to Ana Lopes asking to send the contract by Friday, I want to sign before I go on holiday',
    'Please send the contract by Friday. I want to sign before I go on holiday.',
  ],
  [
    'Thank you note to my aunt Rosemary for the scarf she knitted for our son Theo, born in May',
    'Thank you for the scarf you knitted for our son Theo, born in May.',
  ],
  [
    "Note to put through the neighbours' doors: we are having the roof redone at number 14. Keep it friendly.",
    'Dear neighbours,\n\nWe are having the roof redone at number 14.\n\nBest wishes',
  ],
  [
    'Tell the team that Gwen Abara is leaving on the 30th after nine years, she is going to run a bookshop in Hay',
    'Gwen Abara is leaving on the 30th after nine years. She is going to run a bookshop in Hay.',
  ],
  [
    'Email to ward manager Grete Holm asking to swap my night shift on Friday with Sam, he has already agreed and will cover it',
    'Hello Grete,\n\nI would like to swap my night shift on Friday with Sam. He has already agreed and will cover it.',
  ],
  [
    'Because the trains are on strike on Wednesday, email Laura Pinto and ask if we can do the review on Zoom',
    'Subject: Request to do the review on Zoom\n\nHello Laura,\n\nPlease let us know if we can do the review on Zoom because the trains are on strike on Wednesday.',
  ],
  [
    'Decline the invitation from Carla Mendes to speak at the forum in September, I will be on leave.',
    'Hello Carla,\n\nUnfortunately, I have to decline the invitation to speak at the forum in September. I will be on leave.',
  ],
  [
    "Email my son's teacher, Mrs Holt. Jamie was upset because two boys took his lunch box. I'd like to talk to her about it.",
    "Jamie was upset because two boys took his lunch box. I'd like to talk to you about it.",
  ],
  [
    'Write to the Riverside Hotel. We have a room booked for 9-11 August. My wife uses a wheelchair so could they change it to a ground floor room.',
    'My wife uses a wheelchair so could you change it to a ground floor room.',
  ],
  [
    'How do I tell Coach Ramirez that Ella has to miss the tournament on the 17th? She sprained her ankle on Monday.',
    'Ella has to miss the tournament on the 17th. She sprained her ankle on Monday.',
  ],
  [
    "Follow up with Priya Raman at Castellan on claim CI-90455-B. I sent the photos on 12 January and haven't heard anything.",
    'Subject: Follow-up: claim CI-90455-B\n\nHello Priya,\n\nI am following up on claim CI-90455-B. I sent the photos',
  ],
  [
    'Email Nadia Rahman, sending her the signed lease, she asked for it by Friday',
    'I am sending you the signed lease. You asked for it by Friday.',
  ],
  [
    'Introduce Samir Haddad to Carla Mendes by email. Samir runs a roastery and is looking for a packaging supplier.',
    'Subject: Introducing Samir Haddad\n\nHello Carla,\n\nI would like to introduce Samir Haddad. Samir runs a roastery',
  ],
  [
    'Email to Mrs. Holt about the outstanding balance of €780 for the work finished on 22 April. This is the second reminder.',
    'I am writing about the outstanding balance of €780 for the work finished on 22 April. This is the second reminder.',
  ],
  [
    'thank you to our neighbour Mr. Okafor, he watered the tomatoes while we were in Maine',
    'Dear Mr. Okafor,\n\nThank you very much. You watered the tomatoes while we were in Maine.',
  ],
  [
    'email to Teresa Lindqvist, can we move the intervew from Monday to Wednesday',
    'Can we move the interview from Monday to Wednesday?',
  ],
  [
    "Email to Carla Mendes thanking her for the interview on Monday and saying I'm still very interested",
    "Thank you for the interview on Monday. I'm still very interested.",
  ],
];

const PAGES: readonly (readonly [template: string, prompt: string, expected: string])[] = [
  [
    'product-description',
    'Write a product description for a steel bottle. It holds 750 ml, keeps drinks cold for 24 hours, has a lid, and comes in black, blue and green.',
    'This steel bottle holds 750 ml, keeps drinks cold for 24 hours, has a lid, and comes in black, blue and green.',
  ],
  [
    'product-description',
    'Write a product description for a lamp that is dimmable, has a brass arm, and costs $89.',
    'Lamp\n\nThis lamp is dimmable, has a brass arm, and costs $89.',
  ],
  [
    'press-release',
    'Press release: GreenWheels launches a cargo bike on 3 June. The bike carries up to 200 kg. CEO Anna Berg said: "We want parents to leave the car at home." Contact: press@greenwheels.example',
    'The bike carries up to 200 kg. CEO Anna Berg said: "We want parents to leave the car at home."',
  ],
  [
    'meta-description',
    'Meta description for an online shop selling leather wallets from Florence with free shipping in the EU',
    'Description: Online shop selling leather wallets from Florence with free shipping in the EU.',
  ],
  [
    'announcement',
    'Announce that our bakery, Crumb & Co., is opening a second shop at 9 Harbour Road on 1 May.',
    'Our bakery Crumb & Co. is opening a second shop',
  ],
  [
    'general',
    'Write instructions for our guests on how to use the coffee machine. Fill the tank and press the button.',
    'how to use the coffee machine',
  ],
  [
    'product-description',
    "Write a description for a board we make by hand. It's walnut, measures 40 by 28 cm, has a groove to catch juices and sells for $89.",
    'The board we make by hand is walnut, measures 40 by 28 cm, has a groove to catch juices and sells for $89.',
  ],
  [
    'product-description',
    'Need text for a dog raincoat in the shop. Waterproof, reflective stripe, sizes XS to XL, folds into a pouch, £29.50.',
    'Dog raincoat\n\nThis dog raincoat is waterproof and has a reflective stripe.',
  ],
  [
    'product-description',
    'Present our linen apron to home cooks: sewn in Portland, two front pockets, one size, $58.',
    'Linen apron for home cooks\n\nThis linen apron for home cooks is sewn in Portland and has two front pockets.',
  ],
  [
    'product-description',
    "Write a product description for our walnut cutting board. It's handmade in Vermont and costs $89.",
    'Walnut cutting board\n\nThis walnut cutting board is handmade in Vermont and costs $89.',
  ],
  [
    'product-description',
    'Describe the walnut board we make in our Vermont workshop. It is 40 x 28 cm. Aim it at people looking for a present.',
    'Walnut board we make in our Vermont workshop\n\nThe walnut board we make in our Vermont workshop is 40 x 28 cm.',
  ],
  [
    'product-description',
    'Product description needed: olive wood bowl, turned in Crete, 65 euros, comes with servers. Mention that it should be washed by hand.',
    'Olive wood bowl\n\nThis olive wood bowl is turned in Crete and comes with servers. It should be washed by hand. It costs 65 euros.',
  ],
  [
    'social-post',
    "The team won the cup 3-2. Write a post for the club's page and thank the parents who drove two hours.",
    'The team won the cup 3-2. Thank you to the parents who drove two hours.',
  ],
  ['social-post', 'Tweet announcing that our museum is free on Sundays', 'Our museum is free on Sundays.'],
  [
    'general',
    'Write a notice for the lift: out of order until Thursday',
    'Lift out of order\n\nThe lift is out of order until Thursday',
  ],
  [
    'product-description',
    "We've just started selling a standing desk. The top is solid beech. It costs 690 euros. Write the product description.",
    'Standing desk\n\nThe top is solid beech.',
  ],
  [
    'product-description',
    'We sell a standing desk in Leeds. The top is solid beech. It costs 690 euros. Write the product description.',
    'Standing desk\n\nWe sell a standing desk in Leeds.',
  ],
  [
    'product-description',
    "Hi, I sell hot sauce at the market and want a description for my website. It's called Red Gate, habanero and mango, 150 ml bottle, $9.",
    'Red Gate\n\nI sell hot sauce at the market. Red Gate is made with habanero and mango, comes in a 150 ml bottle and costs $9.',
  ],
  [
    'product-description',
    'our compression socks are made for nurses, breathable nylon, three sizes, pack of 2 for $27. no medical promises please',
    'Compression socks\n\nThese compression socks are made for nurses and come in three sizes. They are made of breathable nylon and cost $27 for a pack of 2.',
  ],
  [
    'product-description',
    'Describe this bike pannier for commuters. It holds 20 litres. 95 euros each.',
    'Bike pannier for commuters\n\n',
  ],
  [
    'product-description',
    "Please describe a second-hand road bike I'm selling: Trek Domane from 2019, size 56, new chain.",
    'Second-hand road bike\n\nThis second-hand road bike is a Trek Domane from 2019, is size 56 and has a new chain.',
  ],
  [
    'product-description',
    'Tell people about our online bookkeeping course. Six lessons, templates included, $149.',
    'Online bookkeeping course\n\n',
  ],
  [
    'announcement',
    "Could you announce our choir's spring concert? Saturday 17 May at 7.30 in St Anne's, tickets £10, under 16s free.",
    "Choir's spring concert\n\n",
  ],
  [
    'general',
    'Job posting needed: HR assistant, maternity cover 12 months, hybrid, apply by 10 Oct to Sanne de Vries',
    'HR assistant\n\n• Maternity cover 12 months',
  ],
  [
    'general',
    'blog article, around 400 words, how our hardware shop survived the roadworks: street closed 7 months, sales down 35%, 1 in 5 orders goes out by bike',
    'How our hardware shop survived the roadworks\n\n',
  ],
  [
    'general',
    "People keep leaving bikes in the stairwell. As the house management we'll remove anything that's still there on 1 June. I need a notice to hang up by the front door.",
    "People keep leaving bikes in the stairwell\n\nAs the house management we'll remove anything that's still there on 1 June.",
  ],
  [
    'general',
    "We're looking for a second driver for our food bank van, licence class B. Write a post for Facebook, ask people to message us.",
    'licence class B. Please message us.',
  ],
  [
    'product-description',
    'This is a bird feeder we make from old roof tiles. 30 cm wide, holds 1 kg of seed, easy to clean, 24 euros. Please describe it.',
    'Bird feeder we make from old roof tiles\n\nThe bird feeder we make from old roof tiles is 30 cm wide and holds 1 kg of seed. It is easy to clean and costs 24 euros.',
  ],
  [
    'product-description',
    "Here's what I know about our picnic blanket: 150 x 200 cm, wool top, carry strap, 59 euros",
    'This picnic blanket measures 150 x 200 cm, has a wool top and a carry strap, and costs 59 euros.',
  ],
  [
    'announcement',
    'My colleague Rosa Diaz retires on 30 June after 31 years. Announce it to the staff, farewell coffee at 3 in the canteen.',
    'My colleague Rosa Diaz retires on 30 June after 31 years. Farewell coffee at 3 in the canteen.',
  ],
  [
    'product-description',
    'Our shop is closed in August. Describe the garden chair: teak, foldable, 79 euros.',
    'Garden chair\n\n',
  ],
  [
    'announcement',
    'New opening hours at Brook Street Library from September 1: Mon-Thu 10-7, Fri 10-5, Sat 9-1, closed Sunday.',
    'New opening hours at Brook Street Library from September 1\n\n• Mon-Thu 10-7\n• Fri 10-5',
  ],
  [
    'press-release',
    'Greenfield Primary has won the regional chess championship for schools for the first time. The team of five beat 16 other schools. The final is in Birmingham in June.',
    'Greenfield Primary has won the regional chess championship for schools for the first time\n',
  ],
];

describe('a draft of a plain prompt', () => {
  it.each(LETTERS)('is a letter that says what it is about: %s', async (prompt, expected) => {
    expect((await draft(prompt)).content).toContain(expected);
  });

  it.each(PAGES)('is a %s in whole sentences: %s', async (template, prompt, expected) => {
    expect((await draft(prompt, template)).content).toContain(expected);
  });

  it('is an outline where it names nothing but its kind', async () => {
    const { warnings } = await draft('Write an email about a raise', 'email');
    expect(warnings.map(({ reason }) => reason)).toContain('outline_only');
  });

  it.each([
    ['the car park is closed. Let everyone know that the buses still run.', 'Let everyone know'],
    ['Congratulating the night shift on 200 days without an accident.', 'Congratulating the night shift'],
  ])('warns of what may not belong in the text: %s', async (rest, doubtful) => {
    const { content, warnings } = await draft(`Write an email to the staff. ${rest}`, 'email');
    expect(content).toContain(doubtful);
    expect(warnings[0]?.message).toMatch(new RegExp(`Check whether “${doubtful}.*” belongs in the text`));
  });

  it('does not state what it is asked not to mention', async () => {
    const prompt =
      'Write an email to our customers about the new opening hours: 9 to 5 on weekdays. Avoid mentioning that the shop is losing money and that staff are leaving.';
    expect((await draft(prompt, 'email')).content).not.toMatch(/leaving|losing/);
  });

  it.each([
    ["my husband's boss saying he is ill and will not come to work today", /you|hello husband/i],
    ["my father's lawyer asking for a copy of the will", /Father,/],
    ["Mr. Brown's assistant asking her to move the meeting to Friday", /Dear Mr/],
    ['my mother-in-law thanking her for the weekend', /Hello Mother/],
  ])('does not address the person its reader belongs to: %s', async (rest, wrong) => {
    expect((await draft(`Write an email to ${rest}.`, 'email')).content).not.toMatch(wrong);
  });

  it.each([
    'My son Theo is ill. Write to his teacher, Mrs. Lindqvist, and ask whether he can get his worksheets.',
    'My daughter Lily is ill. Write an email to the school and ask if she can have the maths worksheet.',
  ])('speaks of other people in the third person: %s', async (prompt) => {
    expect((await draft(prompt, 'email')).content).not.toMatch(/\byour?\b/i);
  });

  it.each([
    ['to our guests. Our guest rooms are being painted.', 'Our guest rooms are being painted.'],
    ['to Victoria. The train to Victoria Station leaves at nine.', 'The train to Victoria Station leaves'],
    ['to say I am away because I have a meeting with Petra.', 'because I have a meeting with Petra'],
    [
      'to the parents. Please let the office know if you cannot come.',
      'let the office know if you cannot come',
    ],
  ])('leaves what speaks of nobody it goes to: %s', async (rest, kept) => {
    expect((await draft(`Write an email ${rest}`, 'email')).content).toContain(kept);
  });

  it('leaves out a clause of the reader whose verb it cannot tell', async () => {
    const { content, warnings } = await draft('Write a thank you note to Bob who always helps me.', 'email');
    expect(content).not.toContain('alway');
    expect(warnings.map(({ reason }) => reason)).toContain('left_out');
  });
});
