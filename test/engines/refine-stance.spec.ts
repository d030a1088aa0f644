import { describe } from '@jest/globals';
import { readsAs, same } from '../support/refined.js';

describe('the stance of a sentence', () => {
  readsAs([
    [
      'less rude',
      "I've got wages to pay and I'm not a bank. Pay the $1,430 by Friday or I'm pulling the lads off the job.",
      "I've got wages to pay and I cannot lend money. Please pay the $1,430 by Friday. Otherwise, I will have to pull the lads off the job.",
    ],
    [
      'less rude',
      "Reply by Monday or you'll hear from my lawyer. Return the keys by noon or you will be fined. Book now or you'll miss the discount.",
      'Please reply by Monday. Otherwise, I will have to contact my lawyer. Please return the keys by noon so that you are not fined. Please book now so that you do not miss the discount. Thank you.',
    ],
    [
      'less rude',
      "If this isn't fixed by Friday I'm reporting you to the council. If nothing changes we're moving out.",
      "Please note that if this isn't fixed by Friday I will have to report you to the council. If nothing changes we will have to move out.",
    ],
    [
      'less rude',
      'I want the kitchen cleaned by Friday. We need those forms signed today. Do it again.',
      'I would be grateful if the kitchen could be cleaned by Friday. We would be grateful if those forms could be signed today. Please do it again.',
    ],
    [
      'less rude',
      "Why haven't you answered my emails? Why has nobody called? Do your job.",
      'Could you please let me know why you have not answered my emails? Could you please let me know why no one has called? I would be grateful if you could look into this.',
    ],
    [
      'less rude',
      "This has to stop. Thanks for nothing. I told you twice that I can't come. I told you not to park here.",
      "Could we please make sure that this does not go on? Unfortunately, this was not helpful. I mentioned twice that I can't come. I did ask you not to park here.",
    ],
    [
      'warmer',
      'Bring your own mat or pay $3. Cancel at least 4 hours before or you lose the class. If you are late you will not be let in.',
      "Please bring your own mat or pay $3. Please cancel at least 4 hours before so that you don't lose the class. Please note that if you're late we won't be able to let you in. Thank you!",
    ],
    [
      'warmer',
      'No slip, no refund. Dogs must stay outside. No laptops at weekends.',
      "Unfortunately, we can't offer refunds without a slip. We kindly ask that dogs stay outside. Please, no laptops at weekends. Thank you!",
    ],
    [
      'warmer',
      'Do not contact us to ask about your position. We do not give feedback.',
      "There's no need to contact us to ask about your position. Unfortunately, we aren't able to give feedback. Thank you for your understanding!",
    ],
    same(
      'less rude',
      "The finished report is here. I need the repaired car. Do you know the way? I'm not a doctor.",
    ),
    same(
      'less rude',
      "We do not give up. Please tell me whether I'm paying or you are. Dogs must have bitten it.",
    ),
    [
      'more formal',
      "The gig on the 14th is off. We're dead sorry. Everyone gets their money back.",
      'The gig on the 14th has been cancelled. We are very sorry. Everyone receives a refund.',
    ],
    [
      'more formal',
      "I want this sorted by Friday or I'm going to the papers. It packed in after 5 weeks.",
      'I would like this to be resolved by Friday or I will contact the press. It stopped working after 5 weeks.',
    ],
    [
      'more formal',
      "yo we're out of mugs bc the train from Newport got cancelled. lmk if u want yr £5 back",
      'Hello,\n\nWe are out of mugs because the train from Newport was cancelled. Please let me know if you want your £5 back',
    ],
    [
      'more formal',
      "Amy is ace. She smashed her targets and customers love her to bits. You'd be mad not to hire her.",
      'Amy is excellent. She exceeded her targets and customers think very highly of her. It would be a mistake not to hire her.',
    ],
    [
      'more formal',
      "We had to push the launch back two weeks. We've had moaning. Hats on at all times, no exceptions. Fingers crossed it works.",
      'We had to postpone the launch by two weeks. We have had complaints. Hats must be worn at all times, no exceptions. We hope that it works.',
    ],
    [
      'more formal',
      "I've done it. do I lose the 5% for attendance or nah",
      'I have done it. Do I lose the 5% for attendance or not?',
    ],
    same(
      'more formal',
      'The flight to Rome was cancelled. He pushed the chair back. The hats on the shelf are his. The car on display is off.',
    ),
    same('more formal', 'His new class is class 3. The glass smashed. The saw is on it now.'),
    [
      'less rude',
      "You've got until Friday, then I'm calling my bank and getting my money back. You still haven't bothered to answer. They didn't even bother to call.",
      "If this is not resolved by Friday, I will have to call my bank and get my money back. I'm afraid you still have not answered. They did not call.",
    ],
    [
      'warmer',
      'Patients who arrive late may not be seen. He talks all the time. He needs to bring his book every day.',
      'We may not be able to see patients who arrive late. He tends to talk all the time. Could he please bring his book every day?',
    ],
    [
      'less rude',
      "I will not wait. I need a receipt also. I expect a full refund by Monday. You can exchange it, that's all.",
      'Unfortunately, I will not be able to wait. Could I please have a receipt also? I would be grateful for a full refund by Monday. You are welcome to exchange it.',
    ],
    [
      'less rude',
      "As I have already said twice, the form goes to HR. Maybe next time you could actually read my email. It's not that hard.",
      'As I mentioned, the form goes to HR. Could you please read my email next time? It should not take long.',
    ],
    [
      'less rude',
      "Are you kidding me? What's wrong with you? You have no right to park there. Don't you dare touch my car. Tough luck.",
      'Could you please explain this? Is everything all right? I do not think that it is right to park there. Please do not touch my car. I am sorry about that. Thank you.',
    ],
    [
      'less rude',
      "You do nothing. I'm tired of waiting. Take it home or it goes in the bin. I'm not cleaning it anymore. I don't want a copy, I want the letter.",
      "You do nothing. I'm frustrated at having to wait. Please take it home, as otherwise it will have to go in the bin. Unfortunately, I will not be able to clean it anymore. I would like the letter, not a copy.",
    ],
    same(
      'less rude',
      'She has to wait. Perhaps you can help me. That is all we need. I need a holiday. He cannot bother you.',
    ),
    [
      'more formal',
      "Just letting you know Jake is ill. Reckon it's a bug. So numbers were a bit rubbish, but June's looking better.",
      'I am writing to inform you that Jake is ill. I believe it is a bug. Numbers were rather poor, but June is looking better.',
    ],
    [
      'more formal',
      "We totally blew it and knocked 10% off. The fan's dead. The Leeds lot have paid. Nothing I can do about it.",
      'We blew it and applied a discount of 10%. The fan is not working. The Leeds team have paid. There is nothing I can do about it.',
    ],
    [
      'more formal',
      'To the manager. Your plumber bodged it. We want something for the trouble.',
      'Dear Sir or Madam,\n\nYour plumber did a poor job. We want compensation for the inconvenience.',
    ],
    [
      'more formal',
      'Is that ok? The Leeds lot is a field. He took 5 off the list. The king is dead. So cars were built.',
      'Is that ok? The Leeds lot is a field. He deducted 5 from the list. The king is dead. Cars were built.',
    ],
  ]);
});
