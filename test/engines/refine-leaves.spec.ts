import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

/** Correct sentences around the words of rules, one line each. */
const FORMAL = `
Unfortunately, I cannot come.
The volume was turned up.
We close by New Year's so all can rest.
Step down from the train.
She had a bunch of flowers.
The hotel's on-site spa is great.
Our company's in-house lawyer will call.
The city's cold and wet winters are long.
The year's coming events are listed.
The lake's still water is clear.
The firm's now famous logo is new.
These pests cause the damage.
The heavy rains cause it to flood.
The page loads slowly.
There were no pictures, just text.
Would you ever send your child away?
The ship sank, crew and all.
There is sports equipment in the shed.
We ship ten tons of sand.
The bags are all for the charity shop.
He shot over the bar from five yards.
My boy scouts meet on Friday.
The phone line died down after lunch.
The pots were fired in the kiln.
The ball went down the drain.
I will tick you off the list.
There is a pain when I swallow.
The cat is on the fence.
We must stick up for our colleagues.
The meeting is off site.
Symptoms include nausea and vaginal bleeding.
We use it for ad hoc analysis.
There is a group for each kind of query.
The first mate steered the ship.
I threw myself into the work.
The bar is open 'til ten.
I have not seen 'im since May.
The saw is a dream to work with.
We got here fine.
We asked which kind of phone it was.
The amazing thing is the price.
The new law is tough on thieves.
The player is junk.
The dogs chase the thieves.
The plug is all screwed up.
He did not know what he was talking about.
He made such a big deal of it.
The claims do not hold up in court.
The bus leaves soon.
The parts came out of order.
All I want to do is sleep.
He likes to point out mistakes.
My brother gets rid of old phones.
Set up was easy.
You can hand it in at the desk.
I often find myself thinking about it.
The path is steep, so good boots help.
Calling this method twice is an error.
Checking the list takes an hour.
Enter Fastify, the new framework.
The laptop gets sold today.
We count. currentAttempt is the number.
Is there a chance that we do it later?
`;
const GRAMMAR = `
The school want to help.
The team want a word with you.
Critics describe him this way.
You and he need to talk.
You and she have met.
My wife and he work in Leeds.
Because of this prices are rising.
After this things got better.
Teams is not working.
Notes is not syncing.
We found more old than we expected.
I'd rather he have it.
We are live from Leeds!
The children's play area is shut.
He paid for a 3 yr deal.
The sun and wind were strong.
He sat and read.
My nan is turning 90 next month.
The pupils are used to written tests.
They are going to forgotten villages.
It didn't show anything terrible.
It doesn't print perfect, clean pages.
He and she own the shop.
Dad heard Sarah have a row with Tom.
I have seen him every day since we met last Friday.
I have found the keys you lost last Friday.
The invoice has been sent to everyone invited last week.
Our rule is know your customer.
The message is think about the planet.
She has work in Leeds for two years, then in York.
Rents are higher if you compare with last year.
The wealthy still have a choice.
The thirty still have to queue.
The aerobics in the hall is fun.
The museum has restored the clock stolen in 2019.
The interviews have been held in 2020 and every year since.
The grounds the tenant has therefor are stated.
These email addresses are wrong.
Those product features are new.
To many people, this is a shock.
She would sometimes laugh at us.
We are about to deliver the parcel to you.
He lives in a mansion not far from here.
For now, this rules out a refund.
All free peoples want peace.
We do what we can to keep it clean.
Send the largest parcel you can to Anna.
It is one of the best in town.
He thrust the letter into my hand.
We are in the same time zone.
You can see how new this is.
It is near a pool set in a wood very near the house.
Save the text in read-me.txt.
I woke up in the night.
She walked in this morning.
It opens in the next year or two.
In the last year, we have grown.
I wonder if it would be better brown.
When it does it has a good taste.
Those who do not are welcome to leave.
It is suggested to be safe.
Should not everyone have a say?
He may have to wait his turn.
She read it to her teachers, then to us.
The board, by a 4 to 3 vote, agreed.
It rose 6 pence to 90.
We ordered two gin and tonics.
Take 4 mg. daily with water.
If any one of them agrees, we go.
It is due a month after the close of your tax year.
It has praised all those injured there last year.
They were goin' home.
The memories I had of him are good.
Turn your investment into results.
They asked as to where to build it.
It is paid in a health and accident policy.
Several readings at one time are mailed to us.
There was something about the lines of her face, her smile that was like hers.
The meeting at Town Hall was the first.
It is an aspect or two of the affair that matters.
He was asked in your very first session.
The mare has worked in 2:38 this week.
The show's critics like this play's characters.
The risk taken on by some banks was known.
They are dark in purpose and in deed.
They faced those exact same problems.
The school and at least one hotel were converted into flats.
The agency said its 400 page submission was read.
Why did he want her to go?
Nobody would dare leave a car there.
For while the light was on, we read.
This would have definitely needed more time.
This will have a great effect on his health.
Swallow the tablet whole with a drink of water.
Take one 20 mg tablet every six hours.
It is common in people with multiple sclerosis.
The infection is caused by a fungus, not by a dressing.
Put it in a .txt or .csv file.
A report that comes in may be late.
People managers at the firm have access to it.
Each team uses our shared tooling.
Where warranted, we ask the supplier.
It is hard across many time zones.
There are one-time gigs and other jobs.
The thing is that unlike a car, the bike is not on the street.
It is true that the more languages you know, the better you can talk.
We found that by making the nails ourselves, they would cost less.
The good news is, there are lots of resources.
It makes children less likely to have cavities.
If the tablets are out of date, return them.
You see the Chrome extension in the bar.
It lists various creation and maintenance tasks.
Vigorous squeezing damages the skin.
It may make exercise dangerous for you.
Patients with kidney problems who are on dialysis need care.
The dose is given over a one to two hour period.
It is cleaner and we like it.
This is one of the best short and detailed guides.
Bring it if you can (e.g. on Monday).
Every Monday take the bins out.
Sales were good in May.
The roads are bad in winter.
It is one of the city's oldest schools.
We bought a furniture van.
We need an advice line.
He need not come.
She need only ask.
If he was ill, he hid it well.
He died in the night.
By the way he spoke I knew.
It is the town's oldest pub and the region's biggest brewery.
After all the guests left, we washed up.
First of all the runners was Ann.
It was a big, red car.
He stopped to smoke.
We were already on last weekend.
I put on it a label.
There are three on the top half of the list.
Each week bring a towel.
The phones stopped working.
Our laptops died.
My daughters phone me every day.
Our neighbours phone the police.
My brothers email each other.
I told Anna and I have no regrets.
The hens are laying in the barn.
I tried contact lenses.
I had a card from my sisters and brothers.
It is made perfect with salt.
The main problem was delay.
How could the price rises be justified?
The garage will become a room.
I was in great company.
Anyone know a good plumber?
It is lost if your booking next week is cancelled.
The bank keeps its only small branch open.
I know parents whose very young children walk to school.
The keys are the new tenant's, not mine.
Time with my wife and my little son makes me happy.
My sisters shop every Saturday in Leeds.
My uncles farm near York.
I wear other people's.
The team's do is on Friday at seven.
Driver's at the door with your parcel.
After two weeks notice came that we had won.
The trip was seven days worth remembering.
Sales in the north region is led by Anna.
The town is known for its great value.
They are proud off duty and on duty.
He lays down on paper what he expects.
Nothing is nicer than please let me help.
We can discuss on the phone.
It's not that I hate the colour, it's just that it is too dark.
We count. currentAttempt is the number of tries.
I bought in your store the last copy of it.
`;
const SIMPLE = `
Where the customer lives, there is no shop.
We are following the review closely.
Her determination is impressive.
It was held on the grounds of the school.
The song was performed live.
The fund is administered by post.
The sum of 100 and 200 is 300.
We stayed in a lodge a mile from it.
I am interested in writing to you.
Her vital signs are good.
Electricity is conducted through copper.
The train waits for the completion of the line.
We save for our holiday every month.
Save as a PDF.
The team writes documentation for the app.
We like to stay informed.
You lose the bonus if you are terminated or resign.
An objective viewer may disagree.
She spoke at the commencement ceremony.
There is an optimal way to do it.
They agreed upon a price.
It was made of three components.
I reserve the right to teach my child.
The week was full of cafes and bars, old churches, quiet parks, small museums, loud markets, long streets, and others offered even more.
After all these meetings in the old town hall this long and very cold winter, Tom and I have spent many days on it.
It is a naturally occurring chemical.
You can implement a language server for it.
The principles inform our design.
We burn and consume the most wood here.
The firm is made up of a team of technical advisors and program managers who look after this large group of users in the region.
It covers computer networks, systems, servers, and software, databases, data and facts that are used by the staff here.
We keep it for as long as the law requires.
They have indicated that they had no time.
This is an implementation of the standard.
Tenants who fail to attend more than two meetings lose the place.
Damage will necessitate repeating the test.
`;
const POLITE = `
Talk soon.
She told you on Monday that I needed it by noon.
The talk is broken down into three parts.
You are to be commended for it.
Guests may not necessarily see the same guide.
We do not sell your data.
I can't say I was keen on it.
Employees who work from home must ask their manager a week ahead.
`;
const FRIENDLY = `
You can however try it again.
The church regards as true what the elders say.
If the requested file is missing, it waits.
It's for the residents. To whom it may concern: Ms Vega left in May.
`;

const casesOf = (wish: string, lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => [wish, line] as const);

describe('a correct sentence', () => {
  it.each([
    ...casesOf('make it formal', FORMAL),
    ...casesOf('fix the grammar', GRAMMAR),
    ...casesOf('simplify', SIMPLE),
    ...casesOf('make it polite', POLITE),
    ...casesOf('make it friendlier', FRIENDLY),
  ])('is left: %s: %s', async (instructions, sentence) => {
    const content = `Dear Anna, thank you for the long and friendly letter. ${sentence}`;
    const refined = await refineText({ content, instructions }, planRefinement(instructions));
    expect(refined.content.replaceAll('\n', ' ')).toContain(sentence);
  });
});

describe('a text that is no message', () => {
  const REVIEW = 'I like this camera. Please save your money and buy the old one. The menus are slow.';
  const PAGE = 'We store each report in a folder. Please read the page on how we name them before you start.';

  it.each([REVIEW, PAGE])('gets no thanks: %s', async (content) => {
    for (const instructions of ['make it polite', 'make it friendlier'])
      expect((await refineText({ content, instructions }, planRefinement(instructions))).content).not.toMatch(
        /thank|let (?:me|us) know/i,
      );
  });
});
